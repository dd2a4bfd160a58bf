// @vitest-environment jsdom
import { DocsProvider, translations } from '@lectern/docs-config';
import { indexPages } from '@lectern/nav';
import type { SiteConfig } from '@lectern/page-model';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportAd } from '../ad-reports';
import { ShellProvider, type Shell } from '../shell';
import { Visits } from './visits';

const site: SiteConfig = {
  name: 'Lamps',
  description: '',
  origin: 'https://lamps.example',
  repository: 'https://code.example/lamps',
  languages: [{ code: 'en', direction: 'ltr' }],
  areas: [],
};

const shellOf = (path: string): Shell => ({
  site,
  area: { id: 'material-ui', name: 'Lamps', prefix: '/material-ui/', description: '' },
  nav: [],
  index: indexPages([]),
  recorded: false,
  page: {
    kind: 'functions',
    path,
    language: 'en',
    written: ['en'],
    title: `Page ${path}`,
    description: '',
    functions: [],
  },
  adConfig: {},
  Link: (props) => <a {...props} />,
  navigate: () => undefined,
  owns: () => false,
});

const page = (path: string) => (
  <DocsProvider config={{}} translations={translations}>
    <ShellProvider value={shellOf(path)}>
      <main id="main" tabIndex={-1}>
        <button data-analytics-event="menu" data-analytics-label="blog">
          Blog
        </button>
      </main>
      <Visits endpoint="https://count.example/events" />
    </ShellProvider>
  </DocsProvider>
);

const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()));
const sent = () =>
  fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as { type: string });
const answer = (name: 'Yes' | 'No') => fireEvent.click(screen.getByRole('button', { name }));
const askNotToTrack = (value: string | null) =>
  Object.defineProperty(navigator, 'doNotTrack', { value, configurable: true });

beforeEach(() => {
  localStorage.clear();
  askNotToTrack(null);
  vi.stubGlobal('fetch', fetched);
  // Outside of the sample of web vitals.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[E4] [E5] nothing is sent before the reader agrees; then the settings and this page', () => {
  render(page('/material-ui/lamp/'));
  fireEvent.click(screen.getByText('Blog'));
  reportAd({ type: 'ad', action: 'display', label: 'a' });
  expect(screen.getByRole('region').textContent).toContain('would go to count.example');
  expect(fetched).not.toHaveBeenCalled();
  answer('Yes');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  expect(sent()).toEqual([
    {
      type: 'user_properties',
      codeVariant: 'TS',
      language: 'en',
      pixelRatio: 1,
      colorScheme: 'system',
      systemColorScheme: 'light',
    },
    {
      type: 'page_view',
      title: 'Page /material-ui/lamp/',
      location: '/material-ui/lamp/',
      productId: 'material-ui',
      productCategoryId: 'core',
    },
  ]);
});

test('[E4] [E6] [E7] each page, click and ad event is sent once', () => {
  localStorage.setItem('lectern-consent', 'given');
  const { rerender } = render(page('/material-ui/lamp/'));
  expect(screen.queryByRole('region')).toBeNull();
  fetched.mockClear();
  rerender(page('/material-ui/bulb/'));
  fireEvent.click(screen.getByText('Blog'));
  reportAd({ type: 'ad', action: 'display', label: 'a' });
  expect(sent()).toMatchObject([
    { type: 'page_view', location: '/material-ui/bulb/' },
    { type: 'menu', action: 'click', label: 'blog' },
    { type: 'ad', action: 'display', label: 'a' },
  ]);
});

test('a refusal is kept and sends nothing; taken back in another tab, counting begins', () => {
  const { unmount } = render(page('/material-ui/lamp/'));
  answer('No');
  unmount();
  render(page('/material-ui/lamp/'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  act(() => {
    localStorage.setItem('lectern-consent', 'given');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(sent().map(({ type }) => type)).toEqual(['user_properties', 'page_view']);
});

test('with Do Not Track nobody is asked and nothing sent, whatever was agreed', () => {
  askNotToTrack('1');
  render(page('/material-ui/lamp/'));
  expect(screen.queryByRole('region')).toBeNull();
  localStorage.setItem('lectern-consent', 'given');
  cleanup();
  render(page('/material-ui/lamp/'));
  fireEvent.click(screen.getByText('Blog'));
  expect(fetched).not.toHaveBeenCalled();
});
