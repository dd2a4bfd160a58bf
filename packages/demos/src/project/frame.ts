/** What a project puts around its demo: the provider of a library, its theme and its baseline. */
export interface Frame {
  /** Imports of packages, sorted. */
  readonly imports: readonly string[];
  /** Statement that makes the theme. */
  readonly theme?: string;
  /** Elements around the demo, the outer one first. */
  readonly open: readonly string[];
  readonly close: readonly string[];
}

const WEIGHTS = [300, 400, 500, 700];

const MATERIAL: Frame = {
  imports: [
    ...WEIGHTS.map((weight) => `import '@fontsource/roboto/${weight}.css';`),
    "import CssBaseline from '@mui/material/CssBaseline';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
  ],
  theme: `const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});`,
  open: ['<ThemeProvider theme={theme}>', '  <CssBaseline />'],
  close: ['</ThemeProvider>'],
};

const JOY: Frame = {
  imports: [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    "import { CssVarsProvider } from '@mui/joy/styles';",
  ],
  open: ['<CssVarsProvider defaultMode="system">', '  <CssBaseline />'],
  close: ['</CssVarsProvider>'],
};

const SYSTEM: Frame = {
  imports: ["import { createTheme, ThemeProvider } from '@mui/system';"],
  theme: 'const theme = createTheme();',
  open: ['<ThemeProvider theme={theme}>'],
  close: ['</ThemeProvider>'],
};

const BARE: Frame = { imports: [], open: [], close: [] };

/**
 * The frame of a demo: that of the library it is made with.
 *
 * @param needed packages the demo needs, with their peers
 */
export function frameOf(needed: Readonly<Record<string, string>>): Frame {
  if ('@mui/joy' in needed) return JOY;
  if ('@mui/material' in needed) return MATERIAL;
  return '@mui/system' in needed ? SYSTEM : BARE;
}
