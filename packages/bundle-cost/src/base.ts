/** What an application has loaded before the import that is measured. */
export interface Base {
  /** Name of the library that it comes from. */
  readonly library: string;
  /** The module that loads it. */
  readonly source: string;
}

const MATERIAL: Base = {
  library: 'Material UI',
  source: `
    export { ThemeProvider, createTheme } from '@mui/material/styles';
    export { default as CssBaseline } from '@mui/material/CssBaseline';
    export { default as Button } from '@mui/material/Button';
    export { default as Typography } from '@mui/material/Typography';
  `,
};

const JOY: Base = {
  library: 'Joy UI',
  source: `
    export { CssVarsProvider, extendTheme } from '@mui/joy/styles';
    export { default as CssBaseline } from '@mui/joy/CssBaseline';
    export { default as Button } from '@mui/joy/Button';
    export { default as Typography } from '@mui/joy/Typography';
  `,
};

/**
 * The basics beside which a package is measured: theme provider, theme, `CssBaseline`, `Button` and
 * `Typography` of Material UI, which every other library stands on, or of Joy UI for Joy UI itself.
 */
export function baseOf(packageName: string): Base {
  return packageName === '@mui/joy' ? JOY : MATERIAL;
}
