/** Components that show nothing by themselves, or only within a page of their own. */
const LEFT_OUT = new Set([
  // Styles and scripts of a whole document.
  'CssBaseline',
  'GlobalStyles',
  'InitColorSchemeScript',
  // Their children look the same without them.
  'ClickAwayListener',
  'NoSsr',
  'Portal',
  // All that a form could set are attributes of an element.
  'Box',
  'TextareaAutosize',
  // Drawn by the font of icons, which a page must bring.
  'Icon',
  // Hangs on an element of the page.
  'Popper',
  // Drawn by Tabs where they do not fit.
  'TabScrollButton',
  // As high as the window, within a provider of the application.
  'DashboardLayout',
]);

/** Whether a playground of a component would show what its props do. */
export function isPlayable(component: string): boolean {
  return !LEFT_OUT.has(component);
}
