// @vitest-environment jsdom
import type { ComponentFacts } from '@lectern/page-model';
import { beforeEach, expect, test } from 'vitest';
import { isInside, listParts, prefixesIn } from './list-parts';

const facts = (name: string, slots: readonly string[]): ComponentFacts => ({
  name,
  path: `/api/${name}/`,
  imports: [],
  polymorphic: false,
  props: [],
  slots: [],
  classes: slots.map((key) => ({ key, className: `Mui${name}-${key}` })),
  cssVariables: [],
});
const known = [facts('Chip', ['root', 'icon', 'label']), facts('Menu', ['root', 'paper'])];
const factsOf = (prefix: string) => known.find(({ name }) => `Mui${name}` === prefix);

const roots = () => [...document.body.children];

beforeEach(() => {
  document.body.innerHTML = `
    <div class="MuiMenu-root"><p><b class="MuiMenu-paper">List</b></p></div>
    <div>
      <div class="MuiChip-root MuiChip-filled">
        <svg class="MuiSvgIcon-root MuiChip-icon"></svg>
        <span class="MuiChip-label">Lamp</span>
      </div>
    </div>`;
});

test('parts are listed in the order of the document, each below what it stands in', () => {
  const shown = listParts(roots(), factsOf).map(
    ({ parts: [part], level, root }) => `${root}.${level} ${part.component.name} ${part.slot}`,
  );
  expect(shown).toEqual([
    '0.1 Menu root',
    '0.2 Menu paper',
    '1.1 Chip root',
    '1.2 Chip icon',
    '1.2 Chip label',
  ]);
});

test('components are met by their classes, also those of SVG', () => {
  expect(prefixesIn(roots())).toEqual(['MuiMenu', 'MuiChip', 'MuiSvgIcon']);
});

test('a part that left its component stands outside of it', () => {
  const paper = document.querySelector('.MuiMenu-paper') as Element;
  const part = listParts(roots(), factsOf)[1]?.parts[0];
  expect(part && isInside(paper, part)).toBe(true);
  document.body.append(paper);
  expect(part && isInside(paper, part)).toBe(false);
});

test('of a page with too many parts the first thousand are listed', () => {
  document.body.innerHTML = `<div>${'<i class="MuiChip-root"></i>'.repeat(1200)}</div>`;
  expect(listParts(roots(), factsOf)).toHaveLength(1000);
});
