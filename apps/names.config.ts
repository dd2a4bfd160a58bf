const NEXT = 'An export of @mui/material-nextjs, which this site does not install.';
const PREFIX = 'The prefix of keys in a theme and of class names.';
const COMPILER = 'A setting of the TypeScript compiler.';
const OTHERS = 'A name of another library, which the page is about or links.';
const GONE = 'A name of version 6, on the pages about moving on from it.';
const READER = "What a reader calls the link of their router's.";

/**
 * Names that pages give in backticks and that no installed type declares, each with the reason why it
 * is right all the same.
 */
export const names: Readonly<Record<string, string>> = {
  AppCacheProvider: NEXT,
  AppRouterCacheProvider: NEXT,
  Channel: 'The end of custom properties that hold the channels of a colour.',
  constructStyleTagsFromChunks: 'An export of @emotion/server.',
  Controller: OTHERS,
  createEmotionCache: NEXT,
  createLink: OTHERS,
  createMuiTheme: GONE,
  currentColor: 'A keyword of CSS.',
  documentGetInitialProps: NEXT,
  emotionCache: 'An option of documentGetInitialProps and AppCacheProvider.',
  enhanceApp: 'A part of a plugin of documentGetInitialProps.',
  experimentalStyled: GONE,
  fireEvent: 'An export of Testing Library.',
  generateForBothDir: OTHERS,
  getByRole: 'A query of Testing Library.',
  Grid2: GONE,
  grid2Classes: GONE,
  Hidden: GONE,
  Joy: PREFIX,
  mouseDown: 'A method of fireEvent.',
  Mui: PREFIX,
  'Mui-open': 'A state that the library names as all others; no API page lists it.',
  MuiGrid2: GONE,
  'MuiGrid2-root': GONE,
  MuiTextfield: 'The misspelling that a pitfall is about.',
  'MuiTouchRipple-root': 'A part of ButtonBase, which exports no component for it.',
  onBackdropClick: GONE,
  PigmentHidden: GONE,
  renderToPipeableStream: 'A function of react-dom/server.',
  resolveProps: 'A part of a plugin of documentGetInitialProps.',
  RouteLink: READER,
  RouterLink: READER,
  strictFunctionTypes: COMPILER,
  strictNullChecks: COMPILER,
  StyleSheetManager: OTHERS,
  textDisabled: 'A colour of Link and Typography, made by a template in their types.',
  textPrimary: 'A colour of Link and Typography, made by a template in their types.',
  textSecondary: 'A colour of Link and Typography, made by a template in their types.',
  Unstable_Grid2: GONE,
  Unsupported: 'The first word of an error message.',
  toRuntimeSource: 'A method that themes have and do not declare.',
  TransitionGroup: 'A component of React Transition Group.',
  translateX: 'A function of CSS.',
  translateY: 'A function of CSS.',
};
