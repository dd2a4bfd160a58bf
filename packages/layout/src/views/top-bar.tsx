'use client';

import { useTranslate } from '@lectern/docs-config';
import { versionLinks } from '@lectern/nav';
import { hrefOf, localizedHref } from '../href';
import { keepLanguage } from '../language-choice';
import { LensSlot, useLens } from '../lens';
import { useShell } from '../shell';
import { Brand } from './brand';
import { Menu } from './menu';
import { Search } from './search';
import { Settings } from './settings';
import { SIDE_NAV_ID } from './side-nav';

/** The bar over every page: place, products, versions, language, settings. */
export function TopBar() {
  const { site, page, Link } = useShell();
  const t = useTranslate();
  return (
    <header className="top-bar">
      <button
        type="button"
        className="icon-button top-bar-toggle"
        popoverTarget={SIDE_NAV_ID}
        aria-label={t('openNavigation')}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 5h16M2 10h16M2 15h16" />
        </svg>
      </button>
      <Link href={localizedHref('/', page.language)} className="brand">
        <Brand />
        {site.name}
      </Link>
      <Products />
      <Versions />
      <div className="top-bar-end">
        <Search />
        <nav className="top-links" aria-label={t('siteLinks')}>
          <Link href={localizedHref('/blog/', page.language)}>{t('blog')}</Link>
          <a href="https://mui.com/store/" rel="noopener" data-analytics-event="store">
            {t('templates')}
          </a>
        </nav>
        <Languages />
        <Settings />
      </div>
    </header>
  );
}

function Products() {
  const { site, area, page, Link } = useShell();
  const t = useTranslate();
  const products = site.areas.filter(({ id }) => id !== 'docs');
  return (
    <Menu label={t('products')} summary={area.id === 'docs' ? t('products') : area.name}>
      <ul className="menu-list menu-products">
        {products.map(({ id, name, prefix, start, description, version }) => (
          <li key={id}>
            <Link
              href={hrefOf(start ?? prefix, page.language)}
              aria-current={id === area.id ? 'true' : undefined}
            >
              <span className="menu-name">
                {name} {version && <span className="menu-version">{version}</span>}
              </span>
              <span className="menu-text">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function Versions() {
  const { area, page, recorded } = useShell();
  const t = useTranslate();
  const { load, failed } = useLens();
  if (!area.version) return null;
  const links = versionLinks({
    name: area.id,
    current: area.version,
    older: area.olderVersions ?? [],
    ...(area.start ? { start: area.start } : {}),
    language: page.language,
  });
  return (
    <Menu
      summary={
        <>
          <span className="visually-hidden">{t('versions')}: </span>
          <LensSlot at="version">
            <span>v{area.version}</span>
          </LensSlot>
        </>
      }
    >
      <ul className="menu-list">
        {links.map(({ text, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      {recorded && (
        <LensSlot at="chooser">
          <button type="button" className="lens-open" onClick={load}>
            {t('useVersion')} {failed && t('retry')}
          </button>
        </LensSlot>
      )}
    </Menu>
  );
}

function Languages() {
  const { site, page } = useShell();
  const t = useTranslate();
  const nameOf = (code: string) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    // Some languages write their names small, as inside a sentence.
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  };
  return (
    <Menu label={t('language')} summary={page.language.toUpperCase()} align="end">
      <ul className="menu-list">
        {site.languages.map(({ code, direction }) => (
          <li key={code}>
            <a
              href={localizedHref(page.path, code)}
              lang={code}
              dir={direction}
              hrefLang={page.written.includes(code) ? code : 'en'}
              onClick={() => keepLanguage(code)}
              aria-current={code === page.language ? 'true' : undefined}
            >
              {nameOf(code)}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
