import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocsProvider, translations, useTranslate, useUserLanguage } from '.';

function Search() {
  const t = useTranslate();
  return <p lang={useUserLanguage()}>{t('search')}</p>;
}

test.each([
  [undefined, '<p lang="en">Search</p>'],
  ['ar', '<p lang="ar">بحث</p>'],
])('plain Node renders the provider, remembered language or not: %s', (language, html) => {
  expect(typeof document).toBe('undefined');
  for (const rememberLanguage of [false, true]) {
    const provider = (
      <DocsProvider
        config={{}}
        translations={translations}
        rememberLanguage={rememberLanguage}
        {...(language && { defaultUserLanguage: language })}
      >
        <Search />
      </DocsProvider>
    );
    expect(renderToString(provider)).toBe(html);
  }
});
