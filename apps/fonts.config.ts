import type { SiteFont } from '@lectern/page-model';

/** Fonts of the site, which only the documents name. Chinese takes the reader's own: a font of it weighs megabytes. */
export const fonts: readonly SiteFont[] = [
  {
    family: 'Roboto',
    source: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
    weight: '100 900',
    preload: ['en', 'zh', 'pt', 'ar'],
  },
  {
    // Under the name that Material UI's themes ask for, so that demos have Arabic letters too.
    family: 'Roboto',
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    weight: '100 900',
    unicodeRange:
      'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
    preload: ['ar'],
  },
  {
    family: 'JetBrains Mono',
    source: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
    weight: '400',
    preload: ['en', 'zh', 'pt', 'ar'],
  },
  {
    family: 'Lora',
    source: '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
    weight: '400 700',
    preload: ['en'],
    template: 'templates/blog',
  },
];
