import { expect, test } from 'vitest';
import { parsePage } from './parse-page';

const options = {
  file: 'page.md',
  path: '/react-lamp/',
  language: 'en',
  demoId: (src: string) => `react-lamp/${src.replace('.tsx', '')}`,
  toJavaScript: async (code: string) => code.replace(': string', ''),
};

const page = (body: string) => `---\ntitle: Lamp\ndescription: Lights a page.\n---\n\n${body}`;
const codes = async (source: string) =>
  (await parsePage(source, options)).issues.map(({ code, line }) => `${code}:${line}`);

test('a page is cut into prose, headings, code, callouts and demos', async () => {
  const {
    page: parsed,
    demos,
    issues,
  } = await parsePage(
    page(
      'Text with [a link](/x/).\n\n## When\n\n::demo{src="Dim.tsx" title="Dim it"}\n\n:::tip[Bulbs]\nWarm ones.\n:::\n\n```tsx\nconst a: string = 1;\n```\n',
    ),
    options,
  );
  expect(issues).toEqual([]);
  expect(parsed.blocks.map(({ type }) => type)).toEqual([
    'html',
    'heading',
    'demo',
    'callout',
    'code',
  ]);
  expect(parsed.headings).toEqual([{ depth: 2, id: 'when', text: 'When' }]);
  const kind = { bleed: false, tool: false, frame: false };
  expect(demos).toEqual([{ src: 'Dim.tsx', title: 'Dim it', ...kind, line: 10 }]);
});

test('code in TypeScript carries JavaScript where the two differ', async () => {
  const { page: parsed } = await parsePage(
    page('```ts\nconst a: string = b;\n```\n\n```ts\nb();\n```'),
    options,
  );
  const variants = parsed.blocks.map((block) => block.type === 'code' && 'js' in block.code);
  expect(variants).toEqual([true, false]);
});

test.each([
  ['no front matter', 'Text', 'front-matter:1'],
  ['broken YAML', '---\ntitle: a: b\n---\n', 'front-matter:2'],
  [
    'a choice that is no choice',
    '---\ntitle: A\ndescription: B\nunlisted: maybe\n---\n',
    'front-matter:4',
  ],
  ['an unknown key', '---\ntitle: A\ndescription: B\nauthor: C\n---\n', 'front-matter:4'],
  [
    'a day that is none',
    '---\ntitle: A\ndescription: B\ndate: 2026-02-30\n---\n',
    'front-matter:4',
  ],
  ['a second title', page('# Again'), 'heading-order:6'],
  ['a skipped level', page('## A\n\n#### B'), 'heading-order:8'],
  ['code without a language', page('```\na\n```'), 'code-language:6'],
  ['code that is marked in a way nobody reads', page('```tsx fragmnt\na\n```'), 'code-mark:6'],
  ['a demo without title', page('::demo{src="Dim.tsx"}'), 'demo-attributes:6'],
  [
    'a framed demo without height',
    page('::demo{src="Dim.tsx" title="Dim" frame}'),
    'demo-attributes:6',
  ],
  [
    'a demo that is no file name',
    page('::demo{src="../Dim.tsx" title="Dim"}'),
    'demo-attributes:6',
  ],
  ['an unknown directive', page(':::danger\nNo.\n:::'), 'directive:6'],
])('%s is refused with its line', async (_title, source, expected) => {
  expect(await codes(source)).toContain(expected);
});

test('all problems of a page are reported at once', async () => {
  expect(await codes(page('# Again\n\n::demo{src="x"}\n'))).toHaveLength(3);
});

test('colons in prose stay text', async () => {
  const { page: parsed, issues } = await parsePage(
    page('A ratio of 16:9 and the class:name form.'),
    options,
  );
  expect(issues).toEqual([]);
  expect(parsed.blocks[0]).toEqual({
    type: 'html',
    html: '<p>A ratio of 16:9 and the class:name form.</p>',
  });
});

test('raw HTML in a page does not reach the reader', async () => {
  const { page: parsed } = await parsePage(page('Hello <script>alert(1)</script>'), options);
  expect(JSON.stringify(parsed.blocks)).not.toContain('<script>');
});

test('code is handed out with its place and its marks', async () => {
  const { fences, inlineCode, issues } = await parsePage(
    page('Set `dim`.\n\n```tsx fragment title="a b.tsx" v6\n<Lamp />\n```'),
    options,
  );
  expect(issues).toEqual([]);
  expect(inlineCode).toEqual([{ text: 'dim', line: 6 }]);
  expect(fences).toEqual([
    {
      language: 'tsx',
      title: 'a b.tsx',
      marks: ['fragment', 'v6'],
      code: '<Lamp />',
      line: 8,
    },
  ]);
});
