import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap/run.mjs';
import { areas, documentedPackages } from '../read-pages.mjs';
import { openRecord } from '../record.mjs';
import { syntaxFlaws } from './syntax.mjs';
import { createTypeCheck } from './types.mjs';
import { unitsOf } from './units.mjs';

const SYNTAX_HINT = 'Correct the code, or name the language that it is in.';
const MISSING_HINT =
  'Import or declare it, or mark the fence as a part of a file: ```tsx fragment.';
const TYPES_HINT =
  'Correct the code. Mark code for an older version with v5 or v6 behind the language, code whose packages are not installed with untyped.';

/**
 * Checks every block of code of the pages: TypeScript by its types, the rest by its syntax.
 *
 * @param {readonly import('../read-pages.mjs').ContentPage[]} pages
 * @returns {Promise<import('../../../packages/page-model/src/issue.ts').Issue[]>}
 */
export async function checkCode(pages) {
  return [...(await checkSyntax(pages)), ...checkTypes(pages)];
}

async function checkSyntax(pages) {
  const found = pages.flatMap(({ file, fences }) =>
    fences
      .filter(({ language, marks }) => !/^tsx?$/.test(language) || marks.includes('untyped'))
      .map(async (fence) => {
        const flaws = await syntaxFlaws(fence);
        return flaws.map((flaw) => ({
          code: 'code-syntax',
          message: `${fence.language}: ${flaw.message}`,
          hint: SYNTAX_HINT,
          file,
          line: fence.line + flaw.line,
        }));
      }),
  );
  return (await Promise.all(found)).flat();
}

/** Checks the units that no earlier run has found in the same words. */
function checkTypes(pages) {
  const record = openRecord('types', path.join(import.meta.dirname));
  const units = pages.flatMap((page) => unitsOf(page));
  const keys = new Map(units.map((unit) => [unit, record.keyOf(...partsOf(unit))]));
  const fresh = units.filter((unit) => record.get(keys.get(unit)) === undefined);
  for (const [place, here] of groupBy(fresh, placeOf)) {
    const [area, version] = place.split(' ');
    const check = createTypeCheck(projectOf(area, version));
    const together = here.filter(({ augments }) => !augments);
    const alone = here.filter(({ augments }) => augments).map((unit) => [unit]);
    for (const group of [together, ...alone].filter(({ length }) => length > 0)) {
      const found = groupBy(check(group), ({ unit }) => unit);
      for (const unit of group) {
        const flaws = (found.get(unit) ?? []).map(({ block, line, message, missing }) => ({
          block: unit.blocks.indexOf(block),
          line,
          message,
          missing,
        }));
        record.set(keys.get(unit), flaws);
      }
    }
  }
  record.close();
  return units.flatMap((unit) =>
    record.get(keys.get(unit)).map(({ block, line, message, missing }) => ({
      code: 'code-types',
      message,
      hint: missing ? MISSING_HINT : TYPES_HINT,
      file: unit.page.file,
      line: unit.blocks[block].line + line,
    })),
  );
}

/** All that decides what is found in a unit, but for the packages. */
function partsOf({ page, blocks, version, augments }) {
  const texts = blocks.map(({ code, language, title, marks }) => [code, language, title, marks]);
  const isRelative = blocks.some(({ code }) => /from '\.\//.test(code));
  return [page.area, version, augments, texts, isRelative && modulesIn(page.folder)];
}

function modulesIn(folder) {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

const placeOf = ({ page, version = '' }) => `${page.area} ${version}`;

function projectOf(area, version) {
  const appOf = (name) => path.join(root, 'apps', name);
  const others = areas().filter((name) => name !== area);
  return {
    root,
    folder: appOf(area),
    others: others.map(appOf),
    library: [...documentedPackages(area), '@mui/material'],
    replaced: replacedBy(version),
  };
}

/** Older versions of Material UI are installed beside this repository's tools under other names. */
function replacedBy(version) {
  if (!version) return {};
  const folder = path.join(root, 'node_modules', `mui-material-${version}`);
  return { '@mui/material': folder };
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
