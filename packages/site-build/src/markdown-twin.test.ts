import type { ApiModel } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { apiMarkdown, functionsMarkdown, pageMarkdown, twinPathname } from './markdown-twin';

const page = { title: 'Lamp', description: 'Light.', origin: 'https://lamps.example' };
const codeOf = (file: string) => (file === 'Dim.tsx' ? 'export default 1;\n' : undefined);

test('a twin stands beside its page', () => {
  expect(twinPathname('/lamps/desk/')).toBe('/lamps/desk.md');
});

test.each([
  ['---\ntitle: Lamp\n---\nText.', 'Text.'],
  ['See [desk](/desk/#top).', 'See [desk](https://lamps.example/desk/#top).'],
  ['See [React](https://react.dev).', 'See [React](https://react.dev).'],
  ['::demo{src="Dim.tsx" title="A dim lamp"}', 'A dim lamp:\n\n```tsx\nexport default 1;\n```'],
  [
    ':::note\nMind the [heat](/heat/).\n:::',
    '> **Note**\n>\n> Mind the [heat](https://lamps.example/heat/).',
  ],
  [':::warning[Hot]\nNo.\n:::\n\nAfter.', '> **Hot**\n>\n> No.\n\nAfter.'],
  ['```md\n:::note\n[a](/b/)\n```', '```md\n:::note\n[a](/b/)\n```'],
])('%j becomes %j', (source, expected) => {
  expect(pageMarkdown(source, page, codeOf)).toBe(`# Lamp\n\nLight.\n\n${expected}\n`);
});

const lamp: ApiModel = {
  kind: 'component',
  name: 'Lamp',
  packageName: 'lamps',
  packageVersion: '7.1.1',
  imports: ["import Lamp from 'lamps/Lamp';"],
  description: 'A lamp.',
  props: [
    {
      name: 'hue',
      type: "'warm' | 'cold'",
      required: true,
      default: "'warm'",
      description: 'Its colour.\nOf two.',
      since: '6.4',
      deprecated: 'Use `tone`.',
    },
  ],
  slots: [{ name: 'root', default: "'div'", description: 'Around it.' }],
  classes: [{ key: 'root', className: 'MuiLamp-root', description: '' }],
  cssVariables: ['--Lamp-glow'],
  themeName: 'MuiLamp',
  inherits: { name: 'Light' },
  polymorphic: false,
};

test('a component is told whole', () => {
  expect(apiMarkdown(lamp)).toMatchInlineSnapshot(`
    "# Lamp API

    lamps 7.1.1

    A lamp.

    \`\`\`ts
    import Lamp from 'lamps/Lamp';
    \`\`\`

    It takes the props of Light too.

    Key in \`theme.components\`: \`MuiLamp\`.

    ## Props

    - \`hue\` · **required** · \`'warm' | 'cold'\` · default: \`'warm'\` · since 6.4 · **deprecated** Use \`tone\`.

      Its colour.
      Of two.

    ## Slots

    - \`root\` · default: \`'div'\` · Around it.

    ## CSS classes

    - \`.MuiLamp-root\` (\`root\`)

    ## CSS variables

    - \`--Lamp-glow\`
    "
  `);
});

test('hooks stand one after another, with what their types say', () => {
  const text = functionsMarkdown('Lamp hooks', [
    {
      name: 'useLamp',
      kind: 'hook',
      packageName: 'lamps',
      packageVersion: '7.1.1',
      imports: ["import { useLamp } from 'lamps';"],
      description: 'Lights.',
      signatures: ['(hue: string) => Lamp'],
      params: [{ name: 'hue', description: 'A colour.' }],
      returns: 'the lamp.',
    },
  ]);
  expect(text).toMatchInlineSnapshot(`
    "# Lamp hooks

    ## useLamp

    Lights.

    \`\`\`ts
    import { useLamp } from 'lamps';

    useLamp(hue: string) => Lamp
    \`\`\`

    - \`hue\`: A colour.

    Returns the lamp.
    "
  `);
});
