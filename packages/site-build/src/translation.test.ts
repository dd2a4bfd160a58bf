import { expect, test } from 'vitest';
import { readContent } from './content';
import type { AreaSources } from './sources';

const front = '---\ntitle: Desk\ndescription: About it.\n---\n\n';
const english = `${front}## Use it

See [the wall](/lamps/wall/).

\`\`\`ts
const on = true;
\`\`\`

### Dim it
`;

async function read(translation: string) {
  const area: AreaSources = {
    config: { id: 'lamps', name: 'Lamps', prefix: '/lamps/', description: 'Lamps.' },
    nav: [],
    navFile: 'nav.ts',
    navText: '',
    contentDirectory: 'content',
    files: new Map([
      ['desk/page.md', english],
      ['desk/page.zh.md', front + translation],
    ]),
    packages: new Set(),
    api: [],
    ownPages: [],
  };
  const { translations, issues } = await readContent(area, ['en', 'zh'], async () => undefined);
  return { page: translations.get('zh /lamps/desk/')?.page, issues };
}

const same = `## 使用

参见[壁灯](/lamps/wall/)。

\`\`\`ts
const on = true;
\`\`\`

### 调光
`;

test('[A11] the headings of a translation have the anchors of the English page', async () => {
  const { page, issues } = await read(same);
  expect(issues).toEqual([]);
  expect(page?.headings).toEqual([
    { depth: 2, id: 'use-it', text: '使用' },
    { depth: 3, id: 'dim-it', text: '调光' },
  ]);
  expect(page?.blocks.flatMap((block) => (block.type === 'heading' ? block.id : []))).toEqual([
    'use-it',
    'dim-it',
  ]);
});

test.each([
  ['a heading is left out', same.replace('### 调光', ''), 'translation-headings'],
  ['its code differs', same.replace('= true', '= false'), 'translation-code'],
  ['code is left out', same.replace(/```[^]*```/, ''), 'translation-code'],
  ['a link is left out', same.replace('[壁灯](/lamps/wall/)', '壁灯'), 'translation-links'],
])('a translation is held to its English page: %s', async (_title, text, code) => {
  const { issues } = await read(text);
  expect(issues).toMatchObject([
    {
      code,
      file: 'content/desk/page.zh.md',
      hint: 'Compare it with content/desk/page.md.',
    },
  ]);
});
