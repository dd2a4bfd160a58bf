import { expect, test } from 'vitest';
import { typeWriter } from './type-html';

const types = {
  'SxProps<Theme>': { text: 'Theme' },
  Theme: { href: '/theming/' },
  "Menu['a&b']": { text: 'string' },
};

test.each([
  [
    'a definition of the page',
    'SxProps<Theme>',
    '<a href="#type-SxProps">SxProps</a>&lt;<a href="/theming/">Theme</a>>',
  ],
  ['a property', "Menu['a&b']", `<a href="#type-Menu-a-b">Menu['a&amp;b']</a>`],
  [
    'nothing, where no name is known',
    '"x" & { Theme: string }',
    '&quot;x&quot; &amp; { Theme: string }',
  ],
  [
    'lines',
    '{\n  a: Theme;\n}',
    '<span>{\n</span><span>  a: <a href="/theming/">Theme</a>;\n</span><span>}\n</span>',
  ],
])('a type leads to %s', (_what, text, html) => {
  expect(typeWriter(types)(text)).toBe(html);
});

test('the definition of a type parameter does not lead to itself', () => {
  const parameter = { A: { text: 'A extends string' } };
  expect(typeWriter(parameter)('A extends string', 'A')).toBe('A extends string');
  expect(typeWriter(parameter)('A extends string')).toContain('#type-A');
});
