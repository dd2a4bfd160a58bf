const NEXT = 'An export of @mui/material-nextjs, which this site does not install.';
const PREFIX = 'The prefix of keys in a theme and of class names.';
const COMPILER = 'A setting of the TypeScript compiler.';
const READER = "What a reader calls the link of their router's.";

/**
 * Names that pages give in backticks and that no installed type declares, each with the reason why it
 * is right all the same.
 */
export const names: Readonly<Record<string, string>> = {
  AppCacheProvider: NEXT,
  AppRouterCacheProvider: NEXT,
  Channel: 'The end of custom properties that hold the channels of a colour.',
  createEmotionCache: NEXT,
  documentGetInitialProps: NEXT,
  emotionCache: 'An option of documentGetInitialProps and AppCacheProvider.',
  getByRole: 'A query of Testing Library.',
  Joy: PREFIX,
  Mui: PREFIX,
  'Mui-open': 'A state that the library names as all others; no API page lists it.',
  MuiTextfield: 'The misspelling that a pitfall is about.',
  'MuiTouchRipple-root': 'A part of ButtonBase, which exports no component for it.',
  RouteLink: READER,
  RouterLink: READER,
  strictFunctionTypes: COMPILER,
  strictNullChecks: COMPILER,
  textDisabled: 'A colour of Link and Typography, made by a template in their types.',
  textPrimary: 'A colour of Link and Typography, made by a template in their types.',
  textSecondary: 'A colour of Link and Typography, made by a template in their types.',
  Unsupported: 'The first word of an error message.',
  toRuntimeSource: 'A method that themes have and do not declare.',
  translateX: 'A function of CSS.',
  translateY: 'A function of CSS.',
};
