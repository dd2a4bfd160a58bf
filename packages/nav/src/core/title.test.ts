import { expect, test } from 'vitest';
import { titleFromPathname, titleOf } from './title';

test.each([
  ['/material-ui/react-button-group/', 'Button Group'],
  ['/material-ui/react-button-group', 'Button Group'],
  ['/ar/material-ui/react-button/#props', 'Button'],
  ['/material-ui/react-no-ssr/', 'No SSR'],
  ['/material-ui/react-css-baseline/', 'CSS Baseline'],
  ['/material-ui/react-use-media-query/', 'useMediaQuery'],
  ['/material-ui/api/button-group/', 'ButtonGroup'],
  ['/base-ui/api/use-button/', 'useButton'],
  ['/api/button/', 'Button'],
  ['/material-ui/api/', 'API'],
  ['/material-ui/customization/dark-mode/', 'Dark mode'],
  ['/material-ui/customization/css-theme-variables/', 'CSS theme variables'],
  ['/material-ui/guides/typescript/', 'TypeScript'],
  ['/material-ui/integrations/nextjs/', 'Next.js'],
  ['/material-ui/migration/upgrade-to-v7/', 'Upgrade to v7'],
  ['/joy-ui/', 'Joy UI'],
  ['/material-ui/migration/migrating-from-joy-ui/', 'Migrating from Joy UI'],
  ['/system/getting-started/the-sx-prop/', 'The sx prop'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/material-ui/react-/', 'React'],
  ['/guides/constructor/', 'Constructor'],
  ['https://mui.com/store/', 'Store'],
  ['/', 'Home'],
  ['', 'Home'],
])('%s is titled %s', (pathname, title) => {
  expect(titleFromPathname(pathname)).toBe(title);
});

test('an entry is called by its title, else its subheader, else its path', () => {
  const pathname = '/material-ui/react-/';
  expect(titleOf({ pathname, title: 'Components', subheader: 'Inputs' })).toBe('Components');
  expect(titleOf({ pathname, subheader: 'Inputs' })).toBe('Inputs');
  expect(titleOf({ pathname })).toBe('React');
});
