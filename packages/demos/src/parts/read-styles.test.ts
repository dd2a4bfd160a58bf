// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { customProperties, ownDeclarations, rulesOf, weightOf } from './read-styles';

const SHEET = `
  :root { --glow: 0.5; --shade: red; }
  .lamp { border-radius: 6px; color: var(--ink, black); --glow: 0.8; }
  .room .lamp.warm:hover { color: rgba(1, 2, 3, var(--glow)); }
  .lamp::before { content: ''; height: var(--shade); }
  @media (max-width: 10px) { .lamp { padding: var(--gap); } }
  .bulb { --other: 1; }
  b { --plain: 1; }
`;

let lamp: Element;

beforeEach(() => {
  document.head.innerHTML = '';
  const sheet = document.createElement('style');
  document.head.append(sheet);
  // As the styles of a production build: rule by rule, without text.
  const rules = SHEET.trim().split(/\n\s*/);
  for (const [index, rule] of rules.entries()) sheet.sheet?.insertRule(rule, index);
  document.body.innerHTML = '<div class="room"><b class="lamp warm">Lamp</b></div>';
  lamp = document.querySelector('.lamp') as Element;
});

test('rules count that name a class of the element, in any state and any window', () => {
  expect(rulesOf(lamp).map(({ selectorText }) => selectorText)).toEqual([
    '.lamp',
    '.room .lamp.warm:hover',
    '.lamp::before',
    '.lamp',
  ]);
});

test('custom properties that its rules read or set come with their values', () => {
  expect(customProperties(lamp, rulesOf(lamp))).toEqual([
    { name: '--gap', value: '' },
    { name: '--glow', value: '0.8' },
    { name: '--ink', value: '' },
    { name: '--shade', value: 'red' },
  ]);
});

test('what it sets itself is offered first, an outline at last', () => {
  const own = ownDeclarations(lamp, rulesOf(lamp));
  expect(own[0]).toEqual({ property: 'border-radius', value: '6px' });
  expect(own.at(-1)).toEqual({ property: 'outline', value: '2px solid' });
  expect(ownDeclarations(lamp, [])).toEqual([{ property: 'outline', value: '2px solid' }]);
});

test.each([
  ['border-radius', 1],
  ['color', 4],
  ['margin', 0],
])('the heaviest rule for %s counts %i', (property, weight) => {
  expect(weightOf(rulesOf(lamp), property)).toBe(weight);
});
