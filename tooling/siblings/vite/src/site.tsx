import { Ad, AdProvider } from '@lectern/ads';
import { CodeCopyProvider, CodeVariantProvider, HighlightedCode } from '@lectern/code-tools';
import { directionOf, DocsProvider, translations, useTranslate } from '@lectern/docs-config';
import {
  breadcrumbs,
  localeFromPathname,
  prevNext,
  titleFromPathname,
  titleOf,
  toRoutes,
} from '@lectern/nav';
import { ThemeProvider } from '@lectern/theme-state';
import { index } from './pages';
import { Settings } from './settings';

const SAMPLE = {
  ts: 'const heat: number = 1240;',
  js: 'const heat = 1240;',
};

function Page({ pathname, prefix }: { pathname: string; prefix: string }) {
  const t = useTranslate();
  const { previous, next } = prevNext(index, pathname);
  const crumbs = breadcrumbs(index, pathname);
  const current = crumbs.at(-1);
  return (
    <CodeCopyProvider>
      <nav aria-label={t('mainNavigation')}>
        {toRoutes(index).map((route) => (
          <a key={route} href={prefix + route}>
            {titleFromPathname(route)}
          </a>
        ))}
      </nav>
      <main>
        <p>{crumbs.map(titleOf).join(' / ')}</p>
        <h1>{current ? titleOf(current) : 'Kiln'}</h1>
        <Ad key={pathname} placement="body-top" />
        <HighlightedCode html={SAMPLE} language="tsx" />
        <Settings />
        {previous && <a href={prefix + previous.pathname}>{t('previous')}</a>}
        {next && <a href={prefix + next.pathname}>{t('next')}</a>}
      </main>
    </CodeCopyProvider>
  );
}

export function Site({ url }: { url: string }) {
  const { language, pathname } = localeFromPathname(url);
  const prefix = language === 'en' ? '' : `/${language}`;
  return (
    <DocsProvider config={null} defaultUserLanguage={language} translations={translations}>
      <ThemeProvider direction={directionOf(language)}>
        <AdProvider config={{}}>
          <CodeVariantProvider>
            <Page pathname={pathname} prefix={prefix} />
          </CodeVariantProvider>
        </AdProvider>
      </ThemeProvider>
    </DocsProvider>
  );
}
