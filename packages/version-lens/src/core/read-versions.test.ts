import type { RecordedArea } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { readVersions } from './read-versions';

const areas: readonly RecordedArea[] = [
  { id: 'material-ui', packages: ['@mui/material'], versions: ['6.4', '7.1'] },
  { id: 'x', packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro'], versions: ['8.29'] },
];
const read = (text: string) =>
  readVersions(text, 'material-ui', areas).map(
    ({ area, range, version }) => `${area.id} ${range} ${version ?? 'none'}`,
  );
const json = (value: unknown) => JSON.stringify(value, null, 2);

test.each<[string, string, readonly string[]]>([
  ['a version', '7.1.1', ['material-ui 7.1.1 7.1']],
  ['a range', ' ^6.4.0\n', ['material-ui ^6.4.0 6.4']],
  ['the newest', 'latest', ['material-ui latest 7.1']],
  ['a range that names no version', 'workspace:*', ['material-ui workspace:* none']],
  ['a word', 'hello', ['material-ui hello none']],
  [
    'a manifest with two libraries',
    json({
      name: 'shop',
      version: '3.0.0',
      dependencies: { '@mui/material': '^6.4.0', react: '19.0.0' },
      devDependencies: { '@mui/x-data-grid-pro': '~7.22.1' },
    }),
    ['material-ui ^6.4.0 6.4', 'x ~7.22.1 7.22'],
  ],
  [
    'what is installed counts before what is only tolerated',
    json({
      peerDependencies: { '@mui/material': '>=5 <8' },
      devDependencies: { '@mui/material': '6.1.0' },
    }),
    ['material-ui 6.1.0 6.1'],
  ],
  [
    'a peer dependency alone',
    json({ peerDependencies: { '@mui/material': '^5.0.0 || ^6.0.0' } }),
    ['material-ui ^5.0.0 || ^6.0.0 5.0'],
  ],
  [
    'an alias',
    json({ dependencies: { '@mui/material': 'npm:@shop/material@6.2.0' } }),
    ['material-ui npm:@shop/material@6.2.0 6.2'],
  ],
  [
    'a package of a library that names no version stands behind one that does',
    json({ dependencies: { '@mui/x-data-grid': 'next', '@mui/x-data-grid-pro': '7.1.0' } }),
    ['x 7.1.0 7.1'],
  ],
  [
    'a lock file of npm',
    json({
      lockfileVersion: 3,
      packages: {
        '': { dependencies: { '@mui/material': '^6.1.0' } },
        'node_modules/@mui/lab': { peerDependencies: { '@mui/material': '^5.0.0' } },
        'node_modules/@mui/material': { version: '6.4.12' },
      },
    }),
    ['material-ui 6.4.12 6.4'],
  ],
  [
    'an old lock file of npm',
    json({ lockfileVersion: 1, dependencies: { '@mui/material': { version: '5.9.3' } } }),
    ['material-ui 5.9.3 5.9'],
  ],
  [
    'a lock file of Yarn 1',
    '"@mui/material-nextjs@^6.0.0":\n  version "6.3.0"\n\n"@mui/material@^6.1.0":\n  version "6.4.1"\n',
    ['material-ui 6.4.1 6.4'],
  ],
  [
    'a lock file of Yarn 4',
    '"@mui/material@npm:^6.1.0":\n  version: 6.4.1\n  resolution: "@mui/material@npm:6.4.1"\n',
    ['material-ui 6.4.1 6.4'],
  ],
  [
    'a lock file of pnpm',
    "      '@mui/material':\n        specifier: ^6.1.0\n        version: 6.4.1(react@19.0.0)\n",
    ['material-ui 6.4.1 6.4'],
  ],
  ['a line of a manifest', '"@mui/material": "^6.4.0",', ['material-ui ^6.4.0 6.4']],
  ['what npm ls prints', '├── @mui/material@6.4.1\n└── react@19.0.0', ['material-ui 6.4.1 6.4']],
  [
    'a torn manifest',
    '  "dependencies": {\n    "@mui/material": "~5.16",\n    "react',
    ['material-ui ~5.16 5.16'],
  ],
  ['a manifest without the library', json({ dependencies: { react: '19.0.0' } }), []],
  ['a package whose name begins the same', '"@mui/material-nextjs": "6.3.0"', []],
  ['nothing', ' \n ', []],
  ['a list', '["@mui/material"]', []],
  ['groups that are none', json({ dependencies: [1], devDependencies: null, packages: 'x' }), []],
  ['inherited names', '{"dependencies":{}}', []],
  ['prose over several lines', 'I use it\nevery day', []],
])('%s', (_title, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each(['@mui/material@', '@mui/material": ', '@mui/material \n', '{"'])(
  'a huge text of %j ends without a version, within the time of a test',
  (part) => {
    const readings = readVersions(part.repeat(200_000), 'material-ui', areas);
    expect(readings.filter(({ version }) => version !== undefined)).toEqual([]);
  },
);

test('a version alone is nobody’s where the area is not on record', () => {
  expect(readVersions('6.4.0', 'docs', areas)).toEqual([]);
});
