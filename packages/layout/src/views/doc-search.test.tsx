// @vitest-environment jsdom
import type { SiteConfig } from '@lectern/page-model';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShellProvider, type Shell } from '../shell';
import { DocSearch } from './doc-search';

// What the dialog asks of a browser and jsdom has not.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
window.scrollTo = () => undefined;

afterEach(cleanup);

const page = { kind: 'home', path: '/', language: 'en', title: '', description: '', counts: {} };
const open = (search: SiteConfig['search']) => {
  let closed = 0;
  const site = { name: 'Lamps', areas: [], languages: [], ...(search && { search }) };
  render(
    <ShellProvider value={{ site, page, navigate: () => undefined } as unknown as Shell}>
      <DocSearch onClose={() => (closed += 1)} />
    </ShellProvider>,
  );
  return () => closed;
};

test('a site that configures DocSearch gets its dialog, and Escape closes it', () => {
  const closed = open({
    provider: 'docsearch',
    appId: 'LAMPS',
    apiKey: 'key',
    indexName: 'lamps',
  });
  const field = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  expect(closed()).toBe(1);
});

test('without configuration there is nothing of it', () => {
  open(undefined);
  expect(document.body.textContent).toBe('');
});
