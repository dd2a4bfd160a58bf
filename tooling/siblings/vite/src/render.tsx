import { directionOf } from '@lectern/docs-config';
import { localeFromPathname, toRoutes } from '@lectern/nav';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { index } from './pages';
import { Site } from './site';

/** Paths of all pages in both languages. */
export const urls = ['', '/ar'].flatMap((prefix) => toRoutes(index).map((path) => prefix + path));

export function render(url: string) {
  const { language } = localeFromPathname(url);
  const html = renderToString(
    <StrictMode>
      <Site url={url} />
    </StrictMode>,
  );
  return { html, language, direction: directionOf(language) };
}
