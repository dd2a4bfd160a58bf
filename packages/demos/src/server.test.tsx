import { CacheProvider, css, jsx } from '@emotion/react';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { expect, test, vi } from 'vitest';
import { useDirection } from './direction';
import { createIslandFiller } from './server';

const island = (id: string) => `<div data-island="${id}"></div>`;

const Lamp = vi.fn(() =>
  jsx('p', { css: css({ color: 'gold', marginLeft: 4 }), children: useDirection() }),
);
const Desk = vi.fn(() => jsx('p', { css: css({ color: 'brown' }), children: 'desk' }));

function filler() {
  Lamp.mockClear();
  Desk.mockClear();
  return createIslandFiller({
    registry: {
      'lamps/Lamp': Lamp,
      'lamps/Desk': Desk,
      'lamps/Broken': () => {
        throw new Error('no bulb');
      },
    },
    Providers: ({ cache = null, children }) =>
      cache && <CacheProvider value={cache}>{children}</CacheProvider>,
    createCache: createDirectionCache,
  });
}

test('a demo is in the HTML of every page that shows it, with the styles it needs', () => {
  const fill = filler();
  const both = island('lamps/Lamp') + island('lamps/Desk');
  const first = fill(both, 'ltr');
  const again = fill(both, 'ltr');
  expect(again).toEqual(first);
  expect(first.html).toContain('>ltr</p>');
  expect(first.styles.map(({ css: text }) => text).join()).toContain('margin-left:4px');
  const lone = fill(island('lamps/Desk'), 'ltr');
  const styles = lone.styles.map(({ css: text }) => text).join();
  expect(styles).toContain('brown');
  expect(styles).not.toContain('gold');
});

test('a demo is rendered once for each direction, however many languages share it', () => {
  const fill = filler();
  for (const direction of ['ltr', 'ltr', 'ltr', 'rtl'] as const) {
    fill(island('lamps/Lamp'), direction);
  }
  expect(Lamp).toHaveBeenCalledTimes(2);
  const rtl = fill(island('lamps/Lamp'), 'rtl');
  expect(rtl.html).toContain('>rtl</p>');
  expect(rtl.styles.map(({ css: text }) => text).join()).toContain('margin-right:4px');
});

test.each([
  ['lamps/Broken', 'The demo "lamps/Broken" can\'t be rendered on the server.'],
  ['lamps/None', 'The page shows the demo "lamps/None", which is not in the registry.'],
])('an error names the demo: %s', (id, message) => {
  expect(() => filler()(island(id), 'ltr')).toThrow(message);
});
