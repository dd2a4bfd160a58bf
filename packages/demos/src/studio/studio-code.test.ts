import * as styles from '@mui/material/styles';
import { extendTheme } from '@mui/material/styles';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { presets } from './presets';
import { readThemeCode } from './read-theme-code';
import { studioCode } from './studio-code';
import { studioOptions } from './studio-options';
import { DOCUMENTED, type StudioTheme } from './studio-theme';

const themes: [string, StudioTheme][] = [
  ['the documented theme', DOCUMENTED],
  ['one colour', { dark: { primary: '#ffffff' } }],
  ['fonts in single and double quotes', { fontFamily: '\'Lora One\', "Inter", serif' }],
  [
    'every setting',
    {
      light: { primary: '#123456', 'background.default': '#fafafa', 'text.primary': '#000000cc' },
      dark: { error: '#ff0000', 'background.paper': '#202020' },
      fontFamily: 'Georgia, serif',
      fontSize: 16,
      headingWeight: 600,
      buttonCase: 'capitalize',
      borderRadius: 0,
      spacing: 6,
    },
  ],
  ...Object.entries(presets),
];

/** The theme that a module exports, run with the installed library. */
function run(code: string): object {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS },
  });
  const exported: { theme?: object } = {};
  const requireStyles = (name: string) => {
    expect(name).toBe('@mui/material/styles');
    return styles;
  };
  new Function('exports', 'require', outputText)(exported, requireStyles);
  expect(exported.theme).toBeDefined();
  return exported.theme ?? {};
}

const plain = (theme: object) => JSON.parse(JSON.stringify(theme));

describe.each(themes)('%s', (_name, theme) => {
  test('is written as code that makes the same theme', () => {
    const options = studioOptions(theme) as Parameters<typeof styles.createTheme>[0];
    expect(plain(run(studioCode(theme)))).toEqual(plain(styles.createTheme(options)));
  });

  test('is found in its own code again, without a rest', () => {
    expect(readThemeCode(studioCode(theme))).toEqual({ theme, left: [] });
  });
});

test('the code of every theme compiles', () => {
  const files = new Map(
    themes.map(([, theme], index) => [
      path.join(import.meta.dirname, `written-${index}.ts`),
      studioCode(theme),
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, version) => {
    const written = files.get(file);
    return written === undefined
      ? getSourceFile(file, version)
      : ts.createSourceFile(file, written, version);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const problems = [...files.keys()].flatMap((file) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
  );
  expect(problems.map(({ messageText }) => messageText)).toEqual([]);
}, 60_000);

test('the code says what differs and nothing else', () => {
  const theme = { light: { primary: '#0b5c6b' }, buttonCase: 'none', borderRadius: 10 } as const;
  expect(studioCode(theme)).toMatchInlineSnapshot(`
    "import { createTheme } from '@mui/material/styles';

    export const theme = createTheme({
      cssVariables: true,
      colorSchemes: {
        light: {
          palette: {
            primary: {
              main: '#0b5c6b',
            },
          },
        },
        dark: true,
      },
      typography: {
        button: {
          textTransform: 'none',
        },
      },
      shape: {
        borderRadius: 10,
      },
    });
    "
  `);
});

test('the options make custom properties of both modes', () => {
  const { colorSchemes } = studioOptions({ dark: { primary: '#abcdef' } });
  const made = extendTheme({ colorSchemes: colorSchemes as object });
  expect(made.colorSchemes.dark?.palette.primary.main).toBe('#abcdef');
  expect(made.colorSchemes.light?.palette.primary.main).toBe('#1976d2');
});
