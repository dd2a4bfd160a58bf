import { tsxLanguage } from '@codemirror/lang-javascript';
import { describe, expect, test } from 'vitest';
import { jsxPlaceAt } from './jsx-place';
import { propCompletions } from './prop-completions';

/** The place at `|` in a module. */
function placeIn(marked: string) {
  const position = marked.indexOf('|');
  const code = marked.replace('|', '');
  const textOf = (from: number, to: number) => code.slice(from, to);
  return jsxPlaceAt(tsxLanguage.parser.parse(code), textOf, position);
}

describe('a place in a tag is', () => {
  test.each([
    ['behind its name', 'const a = <Button | />;', { tag: 'Button', given: [] }],
    ['in a prop that is begun', 'const a = <Button col| />;', { tag: 'Button', given: [] }],
    [
      'behind other props',
      'const a = <Button color="primary" | >x</Button>;',
      { tag: 'Button', given: ['color'] },
    ],
    [
      'on a line of its own',
      'const a = (\n  <Button\n    dis|\n  >\n    x\n  </Button>\n);',
      { tag: 'Button', given: [] },
    ],
    [
      'in a value',
      'const a = <Button color="|" />;',
      { tag: 'Button', attribute: 'color', given: [] },
    ],
    [
      'in a value that is begun',
      'const a = <Button color="pri|" size="small" />;',
      { tag: 'Button', attribute: 'color', given: ['size'] },
    ],
    [
      'in a tag within an expression',
      'const a = <A b={<Chip l| />} />;',
      { tag: 'Chip', given: [] },
    ],
  ])('%s', (_what, code, expected) => {
    expect(placeIn(code)).toMatchObject(expected);
  });

  test.each([
    ['not in its name', 'const a = <But| />;'],
    ['not in an expression', 'const a = <Button onClick={() => al|} />;'],
    ['not in text', 'const a = <Button>te|xt</Button>;'],
    ['not in other code', 'const a = b|;'],
    ['not in a tag of HTML', 'const a = <div cl| />;'],
  ])('%s', (_what, code) => {
    expect(placeIn(code)).toBeNull();
  });

  test('where the word at it begins', () => {
    expect(placeIn('<Button col| />')?.from).toBe(8);
    expect(placeIn('<Button color="pri|" />')?.from).toBe(15);
  });
});

const facts = {
  props: [
    { name: 'color', type: '"primary" | "error"', required: false, options: ['primary', 'error'] },
    { name: 'disabled', type: 'boolean', required: false, options: [true, false] },
    { name: 'href', type: 'string', required: false },
    { name: 'onClick', type: '() => void', required: false },
    { name: 'old', type: 'string', required: false, deprecated: true as const },
  ],
};

test('a tag is offered the props it has not, but for those that are deprecated', () => {
  const offered = propCompletions({ given: ['href'] }, facts);
  expect(offered.map(({ text }) => text)).toEqual(['color="|"', 'disabled|', 'onClick={|}']);
});

test.each([
  ['color', ['primary', 'error']],
  ['disabled', []],
  ['unknown', []],
])('the value of %s is offered %j', (attribute, expected) => {
  const offered = propCompletions({ attribute, given: [] }, facts);
  expect(offered.map(({ label }) => label)).toEqual(expected);
});
