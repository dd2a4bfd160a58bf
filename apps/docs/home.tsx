import { createTranslator } from '@lectern/docs-config';
import { hrefOf, SearchField, useShell } from '@lectern/layout';
import type { HomeProps } from '@lectern/page-model';
import { useMemo } from 'react';
import { DemoWall } from './demo-wall';

/** The first page: what this is, live components, and the way into each product. */
export function Home({ counts, words, language }: HomeProps) {
  const { site, page, Link } = useShell();
  const t = useMemo(
    () => createTranslator({ translations: { [language]: words }, language }),
    [language, words],
  );
  const products = site.areas.filter(({ id }) => id !== 'docs');
  return (
    <div className="home">
      <div className="home-first">
        <header className="home-head">
          <h1>{t('heading')}</h1>
          <p className="home-lead">{page.description}</p>
          <SearchField />
          <p className="home-actions">
            <Link href={hrefOf('/material-ui/getting-started/installation/', page.language)}>
              {t('install')}
            </Link>
            <Link href={hrefOf('/material-ui/react-button/', page.language)}>{t('open')}</Link>
          </p>
        </header>
        <DemoWall words={words} language={language} />
      </div>
      <ul className="home-products">
        {products.map(({ id, name, prefix, start, description, version }) => (
          <li key={id}>
            <Link href={hrefOf(start ?? prefix, page.language)}>
              <span className="home-product-name">{name}</span>
              <span className="home-product-text">{description}</span>
              <span className="home-product-facts">
                {version && <span>{version}</span>}
                <span>{t('pages', { count: counts[id] ?? 0 })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
