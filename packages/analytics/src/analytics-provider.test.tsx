// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  AnalyticsProvider,
  listenForClicks,
  usePageView,
  useUserProperties,
  type Analytics,
  type UserProperties,
} from '.';

afterEach(cleanup);

function site(children: ReactNode) {
  const send = vi.fn<Analytics['send']>();
  const analytics: Analytics = { send, isAllowed: () => true, isSampled: () => true };
  const wrap = (inner: ReactNode) => (
    <StrictMode>
      <AnalyticsProvider analytics={analytics}>{inner}</AnalyticsProvider>
    </StrictMode>
  );
  const view = render(wrap(children));
  return { send, unmount: view.unmount, show: (inner: ReactNode) => view.rerender(wrap(inner)) };
}

function Page({ href }: { href: string }) {
  const product = { productId: 'system', productCategoryId: 'core' };
  usePageView({ title: 'Page', href, languages: ['zh'], ...product });
  return null;
}

test('[E4] one page view for each page, in StrictMode and across renders', () => {
  const { send, show } = site(<Page href="/a/" />);
  show(<Page href="/a/" />);
  expect(send).toHaveBeenCalledTimes(1);
  show(<Page href="/zh/b/" />);
  show(<Page href="/a/" />);
  expect(send.mock.calls.map(([event]) => 'location' in event && event.location)).toEqual([
    '/a/',
    '/b/',
    '/a/',
  ]);
});

function Settings({ value }: { value: UserProperties | null }) {
  useUserProperties(value);
  return null;
}

test('[E5] settings are sent once known, and when one of them changes', () => {
  const settings: UserProperties = {
    codeVariant: 'TS',
    language: 'en',
    pixelRatio: 1,
    colorScheme: 'dark',
    systemColorScheme: 'light',
  };
  const { send, show } = site(<Settings value={null} />);
  expect(send).not.toHaveBeenCalled();
  show(<Settings value={settings} />);
  show(<Settings value={{ ...settings }} />);
  show(<Settings value={{ ...settings, codeVariant: 'JS' }} />);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'user_properties', codeVariant: 'JS' });
});

const menu = (
  <>
    <a
      href="#blog"
      data-analytics-event="menu"
      data-analytics-label="blog"
      data-analytics-sample="0.5"
    >
      <b>Blog</b>
    </a>
    <a href="#other">Other</a>
    <button data-analytics-event="stopped" onClick={(event) => event.stopPropagation()}>
      Stop
    </button>
  </>
);

test('[E6] a click on or in an element with the attributes, with its share', () => {
  const { send } = site(menu);
  fireEvent.click(screen.getByText('Blog'));
  expect(send.mock.calls).toEqual([[{ type: 'menu', action: 'click', label: 'blog' }, 0.5]]);
  fireEvent.click(screen.getByText('Other'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('[E6] a link opened in a new tab is a click, its menu is none', () => {
  const { send } = site(menu);
  for (const button of [1, 2]) {
    fireEvent(screen.getByText('Blog'), new MouseEvent('auxclick', { bubbles: true, button }));
  }
  expect(send).toHaveBeenCalledTimes(1);
});

test('[E6] an element that stops its click is counted all the same', () => {
  const { send } = site(menu);
  fireEvent.click(screen.getByText('Stop'));
  expect(send.mock.lastCall).toEqual([{ type: 'stopped', action: 'click', label: null }, 1]);
});

test('[E6] the listeners go with the provider', () => {
  const { send, unmount } = site(null);
  document.body.insertAdjacentHTML('beforeend', '<i data-analytics-event="left">x</i>');
  const left = document.body.lastElementChild!;
  fireEvent.click(left);
  expect(send).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent.click(left);
  left.remove();
  expect(send).toHaveBeenCalledTimes(1);
});

test('[E6] only what is in the root counts', () => {
  document.body.innerHTML = '<p data-analytics-event="outer"><i id="root"><b>x</b></i></p>';
  const send = vi.fn();
  const remove = listenForClicks(document.getElementById('root')!, send);
  fireEvent.click(document.querySelector('b')!);
  remove();
  document.body.innerHTML = '';
  expect(send).not.toHaveBeenCalled();
});

test('without a provider, and on the server, nothing is sent and nothing fails', () => {
  expect(renderToString(<Page href="/a/" />)).toBe('');
  expect(() => render(<Page href="/a/" />)).not.toThrow();
});
