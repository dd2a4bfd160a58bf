import type { SiteFont } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { fontsOf } from './fonts';

const font = (family: string, template?: string): SiteFont => ({
  family,
  source: `${family}.woff2`,
  weight: '400',
  preload: ['en'],
  ...(template && { template }),
});
const fonts = [font('Roboto'), font('Lora', 'templates/blog')];

test.each<[string, string | undefined, string[]]>([
  ['a page', undefined, ['Roboto']],
  ['the template', 'getting-started/templates/blog/HillJournal', ['Roboto', 'Lora']],
  ['another template', 'getting-started/templates/checkout/Checkout', ['Roboto']],
  ['another demo', 'react-button/SaveButton', ['Roboto']],
])('[A13] %s declares its fonts alone', (_name, frame, families) => {
  expect(fontsOf(fonts, frame).map(({ family }) => family)).toEqual(families);
});
