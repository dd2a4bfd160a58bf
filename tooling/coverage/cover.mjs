import { visit } from 'unist-util-visit';
import { pageTexts } from '../content/copies/shingles.mjs';

/**
 * @typedef {object} Covered the pages of a group that are here
 * @property {string} area
 * @property {string} group
 * @property {number} present
 * @property {number} known how many pages the inventory has
 * @property {number} demos
 * @property {number} words
 * @property {readonly string[]} missing paths
 */

/** Pages that the inventory does not know. */
const BEYOND = 'beyond the inventory';

/**
 * Holds the pages of the site against an inventory.
 *
 * @param {Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>} areas titles by area, group and path
 * @param {readonly import('../content/read-pages.mjs').ContentPage[]} pages
 * @returns {Covered[]}
 */
export function cover(areas, pages) {
  const known = new Set(
    Object.values(areas).flatMap((groups) => Object.values(groups).flatMap(Object.keys)),
  );
  const grouped = Object.entries(areas).flatMap(([area, groups]) =>
    Object.entries(groups).map(([group, titles]) => {
      const paths = Object.keys(titles);
      const here = pages.filter(({ pathname }) => paths.includes(pathname));
      const missing = paths.filter((path) => !here.some(({ pathname }) => pathname === path));
      return { ...measure(here), area, group, known: paths.length, missing };
    }),
  );
  const others = pages.filter(({ pathname }) => !known.has(pathname));
  const beyond = [...new Set(others.map(({ area }) => area))].map((area) => {
    const here = others.filter((page) => page.area === area);
    return { ...measure(here), area, group: BEYOND, known: 0, missing: [] };
  });
  return [...grouped, ...beyond];
}

/** How many pages of the inventory each area has. @returns {Record<string, number>} */
export function presentByArea(covered) {
  const present = {};
  for (const { area, group, present: count } of covered) {
    if (group !== BEYOND) present[area] = (present[area] ?? 0) + count;
  }
  return present;
}

function measure(pages) {
  const sum = (of) => pages.reduce((total, page) => total + of(page), 0);
  return { present: pages.length, demos: sum(demosOf), words: sum(wordsOf) };
}

function demosOf({ tree }) {
  let demos = 0;
  visit(tree, 'leafDirective', ({ name }) => {
    if (name === 'demo') demos += 1;
  });
  return demos;
}

function wordsOf({ tree }) {
  return pageTexts(tree).flat().length;
}
