// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi, type MockInstance } from 'vitest';
import {
  DocsProvider,
  mergeTranslations,
  translations,
  useDocsConfig,
  useDocsContext,
  useSetUserLanguage,
  useTranslate,
  useUserLanguage,
  type DocsContextValue,
  type DocsProviderProps,
} from '.';

const message =
  'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>';

let errors: MockInstance;
let warnings: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Search() {
  const t = useTranslate();
  const setLanguage = useSetUserLanguage();
  return (
    <button lang={useUserLanguage()} onClick={() => setLanguage('ar')}>
      {t('search')}
    </button>
  );
}

const page = (props: Partial<DocsProviderProps> = {}, children: ReactNode = <Search />) => (
  <StrictMode>
    <DocsProvider config={null} translations={translations} {...props}>
      {children}
    </DocsProvider>
  </StrictMode>
);
const button = () => screen.getByRole('button');
const shown = () => [button().lang, button().textContent];
const click = () => act(() => button().click());

test.each([
  ['useDocsConfig', useDocsConfig],
  ['useDocsContext', useDocsContext],
  ['useTranslate', useTranslate],
  ['useUserLanguage', useUserLanguage],
  ['useSetUserLanguage', useSetUserLanguage],
])('[F1] %s without a provider throws', (_, useHook: () => unknown) => {
  function Lonely() {
    useHook();
    return null;
  }
  expect(() => render(<Lonely />)).toThrow(new Error(message));
});

test('[B7] the context holds config, adConfig, defaultUserLanguage and translations', () => {
  const seen: DocsContextValue[] = [];
  function Probe() {
    seen.push(useDocsContext());
    return null;
  }
  const config = { name: 'Lectern' };
  const adConfig = { GADisplayRatio: 0.5, feed: 'https://ads.example/' };
  render(page({ config, adConfig, defaultUserLanguage: 'ar' }, <Probe />));
  expect(seen.at(-1)).toMatchObject({
    adConfig,
    defaultUserLanguage: 'ar',
    language: 'ar',
  });
  expect(seen.at(-1)?.config).toBe(config);
  expect(seen.at(-1)?.translations).toBe(translations);
});

test('[B7] useDocsConfig returns the very configuration, by its type', () => {
  const config = { name: 'Lectern' };
  function Name() {
    const own = useDocsConfig<typeof config>();
    expectTypeOf(own).toEqualTypeOf<{ name: string }>();
    return <p>{own === config && own.name}</p>;
  }
  render(page({ config }, <Name />));
  expect(screen.getByText('Lectern')).toBeTruthy();
});

test('[B8] the display ratio of ads is 0.1 where a site names none', () => {
  function Ratio() {
    return <p>{useDocsContext().adConfig.GADisplayRatio}</p>;
  }
  const { rerender, container } = render(page({}, <Ratio />));
  expect(container.textContent).toBe('0.1');
  rerender(page({ adConfig: { GADisplayRatio: 0 } }, <Ratio />));
  expect(container.textContent).toBe('0');
});

test('[B7] the language is English where none is given, and changes on demand', () => {
  render(page());
  expect(shown()).toEqual(['en', 'Search']);
  click();
  expect(shown()).toEqual(['ar', 'بحث']);
});

test('a page in another language ends a choice that is not remembered', () => {
  const { rerender } = render(page());
  click();
  rerender(page());
  expect(shown()).toEqual(['ar', 'بحث']);
  rerender(page({ defaultUserLanguage: 'ar' }));
  rerender(page({ defaultUserLanguage: 'en' }));
  expect(shown()).toEqual(['en', 'Search']);
  rerender(page({ defaultUserLanguage: 'zh', translations: { zh: { search: '搜索' } } }));
  expect(shown()).toEqual(['zh', '搜索']);
  expect(localStorage).toHaveLength(0);
});

test("a site's own keys and words take part", () => {
  function Own() {
    const t = useTranslate<'donate'>();
    // @ts-expect-error no such key, neither shipped nor named
    return <p>{[t('donate'), t('search'), t('nothing', { ignoreWarning: true })].join()}</p>;
  }
  const own = { en: { donate: 'Donate', search: 'Find' } };
  render(page({ translations: mergeTranslations(translations, own) }, <Own />));
  expect(screen.getByText('Donate,Find,nothing')).toBeTruthy();
});

test('[F4] each missing string is warned of once, however often the language changes', () => {
  const some = { en: { search: 'Search' }, ar: {} };
  const { unmount } = render(page({ translations: some }));
  click();
  unmount();
  render(page({ translations: some, defaultUserLanguage: 'ar' }));
  expect(shown()).toEqual(['ar', 'Search']);
  expect(warnings.mock.calls).toEqual([['Missing translation for ar:search']]);
});

test('[F5] a language without a dictionary shows an ellipsis and is warned of', () => {
  render(page({ defaultUserLanguage: 'fi' }));
  expect(shown()).toEqual(['fi', '…']);
  expect(warnings.mock.calls).toEqual([['Missing language: fi.']]);
});

const remember = { rememberLanguage: true };
const otherTabStores = (value: string | null) =>
  act(() => {
    if (value === null) localStorage.clear();
    else localStorage.setItem('userLanguage', value);
    window.dispatchEvent(new StorageEvent('storage', { key: value && 'userLanguage' }));
  });

test('[B3] a remembered language is stored and taken up by the next visit', () => {
  const { unmount } = render(page(remember));
  click();
  expect(localStorage.getItem('userLanguage')).toBe('ar');
  unmount();
  render(page(remember));
  expect(shown()).toEqual(['ar', 'بحث']);
});

test('[B3] a stored language that the site does not serve becomes the default', () => {
  localStorage.setItem('userLanguage', '<script>');
  render(page(remember));
  expect(shown()).toEqual(['en', 'Search']);
});

test('[B3] a choice in another tab follows, and is not written again', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  render(page(remember));
  otherTabStores('ar');
  expect(shown()[0]).toBe('ar');
  expect(write).toHaveBeenCalledTimes(1);
  otherTabStores(null);
  expect(shown()[0]).toBe('en');
  write.mockRestore();
});

test('[B3] two providers on one page share a remembered language', () => {
  render(page(remember));
  const second = render(page(remember));
  act(() => second.container.querySelector('button')?.click());
  expect(screen.getAllByRole('button').map(({ lang }) => lang)).toEqual(['ar', 'ar']);
});

test('[F8] with storage denied the choice lasts as long as the page', () => {
  const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(page(remember));
  click();
  expect(shown()).toEqual(['ar', 'بحث']);
  expect(errors).not.toHaveBeenCalled();
  denied.mockRestore();
});

test("a stored language does not disturb hydration: first the server's, then the stored", async () => {
  const html = renderToString(page(remember));
  expect(html).toContain('Search');
  localStorage.setItem('userLanguage', 'ar');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const recovered = vi.fn();
  const hydrated = await act(() =>
    hydrateRoot(root, page(remember), { onRecoverableError: recovered }),
  );
  expect(root.textContent).toBe('بحث');
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});

test('listeners end with the provider', () => {
  const add = vi.spyOn(window, 'addEventListener');
  const remove = vi.spyOn(window, 'removeEventListener');
  const ofStorage = (spy: typeof add | typeof remove) =>
    spy.mock.calls.filter(([type]) => type === 'storage').length;
  render(page(remember)).unmount();
  expect(ofStorage(add)).toBeGreaterThan(0);
  expect(ofStorage(remove)).toBe(ofStorage(add));
});
