/**
 * @typedef {import('../../../packages/markdown/src/fence.ts').Fence} Fence
 *
 * @typedef {object} Unit blocks of a page that are checked in one program and see one another
 * @property {import('../read-pages.mjs').ContentPage} page
 * @property {Fence[]} blocks
 * @property {'v5' | 'v6' | undefined} version of Material UI, where it is an older one
 * @property {boolean} augments whether it changes types for everything around it
 */

const AUGMENTS = /^\s*declare (?:module|global)\b/m;

/**
 * Cuts the TypeScript of a page into units. A block that augments a module starts a unit of its own,
 * which holds until the next one: what it declares is meant for the blocks below.
 *
 * @param {import('../read-pages.mjs').ContentPage} page
 * @returns {Unit[]}
 */
export function unitsOf(page) {
  const typed = page.fences.filter(
    ({ language, marks }) => /^tsx?$/.test(language) && !marks.includes('untyped'),
  );
  return [undefined, 'v5', 'v6'].flatMap((version) => {
    const units = [];
    for (const block of typed.filter(({ marks }) => versionOf(marks) === version)) {
      const augments = AUGMENTS.test(block.code);
      const current = units.at(-1);
      if (current && !augments) current.blocks.push(block);
      else units.push({ page, blocks: [block], version, augments });
    }
    return units;
  });
}

function versionOf(marks) {
  return marks.find((mark) => /^v\d$/.test(mark));
}
