import { describe, expect, test } from 'vitest';
import { controlsOf, playgroundCode } from './playground-code';

const prop = (name: string, type: string, more: object = {}) => ({
  name,
  type,
  required: false,
  ...more,
});

const facts = {
  name: 'Lamp',
  imports: ["import { Lamp } from 'lamps';", "import Lamp from 'lamps/Lamp';"],
  props: [
    prop('children', 'React.ReactNode'),
    prop('colour', "'amber' | 'red'", { options: ['amber', 'red'], default: "'amber'" }),
    prop('dimmed', 'boolean', { options: [true, false], default: 'false' }),
    prop('lit', 'boolean', { options: [true, false], default: 'true' }),
    prop('watts', 'number', { default: '40' }),
    prop('label', 'string'),
    prop('icon', 'React.ReactNode'),
    prop('renderBulb', '() => React.ReactNode'),
    prop('onClick', '() => void'),
    prop('sx', 'SxProps<Theme>'),
    prop('tint', "'old'", { options: ['old'], deprecated: true }),
  ],
};

test('a prop is set by its type, and left out where a form cannot set it', () => {
  expect(controlsOf(facts).map(({ name, kind }) => [name, kind])).toEqual([
    ['colour', 'choice'],
    ['dimmed', 'switch'],
    ['lit', 'switch'],
    ['watts', 'number'],
    ['label', 'text'],
    ['icon', 'node'],
  ]);
});

/** What the example has between its brackets. */
const elementOf = (code: string) => /return \(\n {4}([^]*)\n {2}\);/.exec(code)?.[1];

describe('the code has what was set and is not the default:', () => {
  test.each([
    [{}, '<Lamp />'],
    [{ colour: 'red' }, '<Lamp colour="red" />'],
    [{ colour: 'amber' }, '<Lamp />'],
    [{ colour: '"/><Evil />' }, '<Lamp />'],
    [{ dimmed: 'true', lit: 'false' }, '<Lamp dimmed lit={false} />'],
    [{ watts: '60' }, '<Lamp watts={60} />'],
    [{ watts: 'alert()' }, '<Lamp />'],
    [{ label: 'Desk' }, '<Lamp label="Desk" />'],
    [{ label: 'a"}b' }, String.raw`<Lamp label={"a\"}b"} />`],
    [{ icon: 'text' }, '<Lamp icon="Amber" />'],
    [{ icon: 'fire' }, '<Lamp />'],
    [{ onClick: 'alert()' }, '<Lamp />'],
  ])('%j', (values, expected) => {
    expect(elementOf(playgroundCode(facts, values as Record<string, string>))).toBe(expected);
  });
});

test('a preset brings children, props that a component needs, and their imports', () => {
  const preset = {
    children: 'Shine',
    props: { label: '"L"' },
    imports: ["import B from 'bulbs';"],
  };
  expect(playgroundCode(facts, { label: 'mine', dimmed: 'true' }, preset))
    .toBe(`import B from 'bulbs';
import Lamp from 'lamps/Lamp';

export default function Example() {
  return (
    <Lamp label="L" dimmed>
      Shine
    </Lamp>
  );
}
`);
});

test('a preset brings the tags around, and what controls begin with', () => {
  const preset = {
    children: '<b>Shine</b>\n<i>on</i>',
    around: ['<Desk><Lid />', '</Desk>'],
    start: { dimmed: 'true', colour: 'red' },
  } as const;
  expect(elementOf(playgroundCode(facts, { colour: 'amber' }, preset))).toBe(`<Desk>
      <Lid />
      <Lamp dimmed>
        <b>Shine</b>
        <i>on</i>
      </Lamp>
    </Desk>`);
  expect(elementOf(playgroundCode(facts, { dimmed: 'false' }, preset))).toMatch(
    /<Lid \/>\n {6}<Lamp colour="red">/,
  );
});

test('attributes that do not fit into a line have one each', () => {
  const label = 'A lamp for the desk in the corner of the reading room';
  expect(elementOf(playgroundCode(facts, { label, colour: 'red' }, { children: 'Shine' })))
    .toBe(`<Lamp
      colour="red"
      label="${label}"
    >
      Shine
    </Lamp>`);
  expect(elementOf(playgroundCode(facts, { label, colour: 'red' }))).toMatch(/"\n {4}\/>$/);
});
