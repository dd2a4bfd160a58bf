import { expect, test } from 'vitest';
import { toJavaScript } from '../javascript';
import { demoProjects, type ProjectDemo } from './demo-project';
import { neededPackages, type Installed, type InstalledPackage } from './needed-packages';
import { reachedFiles } from './reached-files';

const one = (
  version: string,
  peers: Record<string, string> = {},
  optionalPeers: Record<string, string> = {},
): InstalledPackage => ({ version, peers, optionalPeers });
const emotion = { '@emotion/react': '^11', '@emotion/styled': '^11' };
const installed: Installed = new Map([
  ['react', one('19.3.1')],
  ['react-dom', one('19.3.1', { react: '^19' })],
  ['@emotion/react', one('11.14.0')],
  ['@emotion/styled', one('11.14.1')],
  ['@fontsource/roboto', one('5.3.0')],
  ['@mui/material', one('7.1.1', { react: '^19' }, { ...emotion, '@types/react': '^19' })],
  ['@mui/system', one('7.1.1', { react: '^19' }, emotion)],
  ['@mui/joy', one('5.0.0', { react: '^19' }, emotion)],
  ['@mui/x-date-pickers', one('8.1.0', { '@mui/material': '^7' }, { dayjs: '^1', luxon: '^3' })],
  ['@toolpad/core', one('0.16.0', { '@mui/icons-material': '^7' }, { next: '^15' })],
  ['dayjs', one('1.11.13')],
  ['@types/react', one('19.3.0')],
  ['@vitejs/plugin-react', one('6.3.0')],
  ['vite', one('8.3.8')],
  ['typescript', one('5.9.3')],
]);

test.each<[string, string[], Record<string, string>]>([
  ['nothing', [], {}],
  ['a package, by one of its modules', ['react/jsx-runtime'], { react: '19.3.1' }],
  [
    'a library with what it needs, the engine of its styles among it',
    ['@mui/system/Box'],
    {
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mui/system': '7.1.1',
      react: '19.3.1',
    },
  ],
  [
    'an optional peer that a module is named after',
    ['@mui/x-date-pickers/AdapterDayjs', '@mui/x-date-pickers/DateCalendar'],
    {
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mui/material': '7.1.1',
      '@mui/x-date-pickers': '8.1.0',
      dayjs: '1.11.13',
      react: '19.3.1',
    },
  ],
  [
    'peers that are not installed, in the range they are asked for',
    ['@toolpad/core/nextjs'],
    { '@mui/icons-material': '^7', '@toolpad/core': '0.16.0', next: '^15' },
  ],
])('a project needs %s', (_what, specifiers, expected) => {
  const needed = neededPackages(specifiers, installed);
  expect(needed).toEqual(expected);
  expect(Object.keys(needed)).toEqual(Object.keys(needed).sort());
});

test('files are reached over other files, once each, and no others', () => {
  const files = new Map([
    ['Dim.tsx', "import { bulbs } from './bulbs';\nimport './dim.css';"],
    ['bulbs.ts', "import type { Lamp } from './Lamp';"],
    ['Lamp.tsx', "import { bulbs } from './bulbs';"],
    ['dim.css', 'b {}'],
    ['Other.tsx', ''],
    ['page.md', ''],
  ]);
  expect([...reachedFiles('Dim.tsx', files).keys()]).toEqual([
    'Dim.tsx',
    'bulbs.ts',
    'Lamp.tsx',
    'dim.css',
  ]);
});

const demoOf = (code: string, more: Record<string, string> = {}): ProjectDemo => ({
  entry: 'DimLED.tsx',
  files: new Map(Object.entries({ 'DimLED.tsx': code, ...more })),
  title: 'Lamps < 5 W & more',
  address: 'https://lamps.example/dim/#demo-DimLED',
});
const make = async (demo: ProjectDemo) => {
  const projects = await demoProjects(demo, { installed, toJavaScript });
  if (!projects) throw new Error('The demo became no project.');
  return projects;
};

test('a demo becomes a project in TypeScript and one in JavaScript, with its siblings', async () => {
  const { ts, js } = await make(
    demoOf(
      "import Button from '@mui/material/Button';\nimport { watts, type Lamp } from './lamps';\n\nexport default function DimLED() {\n  const lamp: Lamp = { watts };\n  return <Button>{lamp.watts}</Button>;\n}\n",
      {
        'lamps.ts':
          'export interface Lamp {\n  watts: number;\n}\n\nexport const watts: number = 5;\n',
      },
    ),
  );
  expect(ts.name).toBe('dim-led');
  expect([ts.main, js.main]).toEqual(['src/DimLED.tsx', 'src/DimLED.jsx']);
  expect(Object.keys(ts.files)).toEqual([
    'README.md',
    'package.json',
    'index.html',
    'vite.config.js',
    'tsconfig.json',
    'src/main.tsx',
    'src/DimLED.tsx',
    'src/lamps.ts',
  ]);
  expect(Object.keys(js.files)).toEqual([
    'README.md',
    'package.json',
    'index.html',
    'vite.config.js',
    'src/main.jsx',
    'src/DimLED.jsx',
    'src/lamps.js',
  ]);
  expect(js.files['src/DimLED.jsx']).toContain("import { watts } from './lamps';");
  expect(js.files['src/lamps.js']).toBe('export const watts = 5;\n');
  expect(ts.files['index.html']).toContain('<title>Lamps &lt; 5 W &amp; more</title>');
  expect(ts.files['README.md']).toContain('<https://lamps.example/dim/#demo-DimLED>');
  expect(ts.files['src/main.tsx']).toMatchInlineSnapshot(`
    "import '@fontsource/roboto/300.css';
    import '@fontsource/roboto/400.css';
    import '@fontsource/roboto/500.css';
    import '@fontsource/roboto/700.css';
    import CssBaseline from '@mui/material/CssBaseline';
    import { createTheme, ThemeProvider } from '@mui/material/styles';
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import Demo from './DimLED';

    const theme = createTheme({
      cssVariables: { colorSchemeSelector: 'class' },
      colorSchemes: { light: true, dark: true },
    });

    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <Demo />
        </ThemeProvider>
      </StrictMode>,
    );
    "
  `);
  expect(ts.files['package.json']).toMatchInlineSnapshot(`
    "{
      "name": "dim-led",
      "private": true,
      "version": "0.0.0",
      "type": "module",
      "scripts": {
        "dev": "vite",
        "build": "tsc && vite build",
        "preview": "vite preview"
      },
      "dependencies": {
        "@emotion/react": "11.14.0",
        "@emotion/styled": "11.14.1",
        "@fontsource/roboto": "5.3.0",
        "@mui/material": "7.1.1",
        "react": "19.3.1",
        "react-dom": "19.3.1"
      },
      "devDependencies": {
        "@types/react": "19.3.0",
        "@vitejs/plugin-react": "6.3.0",
        "typescript": "5.9.3",
        "vite": "8.3.8"
      }
    }
    "
  `);
  const { devDependencies, scripts } = JSON.parse(js.files['package.json'] ?? '');
  expect(devDependencies).toEqual({ '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' });
  expect(scripts.build).toBe('vite build');
});

test.each([
  ['@mui/joy/Button', "import { CssVarsProvider } from '@mui/joy/styles';"],
  ['@mui/system/Box', "import { createTheme, ThemeProvider } from '@mui/system';"],
  ['react', "import { StrictMode } from 'react';"],
])('a demo with %s stands in the frame that begins with %s', async (specifier, line) => {
  const code = `import X from '${specifier}';\nexport default function DimLED() {\n  return <X />;\n}\n`;
  const { ts, js } = await make(demoOf(code));
  const imports = (text = '') => text.split('\n').filter((one) => !one.includes('CssBaseline'));
  expect(imports(ts.files['src/main.tsx'])[0]).toBe(line);
  expect(imports(js.files['src/main.jsx'])[0]).toBe(line);
});

test('what is to fill the window gets no room around it', async () => {
  const code = 'export default function DimLED() {\n  return <b />;\n}\n';
  const stage = async (bleed: boolean) =>
    (await make({ ...demoOf(code), bleed })).ts.files['index.html']?.includes('padding');
  expect([await stage(true), await stage(false)]).toEqual([false, true]);
});

test('without a tool that projects are built with, the build stops and says where to add it', async () => {
  const code = 'export default function DimLED() {\n  return <b />;\n}\n';
  const lacking = new Map([...installed].filter(([name]) => name !== 'vite'));
  await expect(demoProjects(demoOf(code), { installed: lacking, toJavaScript })).rejects.toThrow(
    'Projects are built with vite. Add it to packages/demos/package.json.',
  );
});
