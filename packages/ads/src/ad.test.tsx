// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ad, AdProvider, inHouseAds, type AdConfig, type AdReport } from '.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const network = {
  scriptUrl: 'https://ads.test/network.js',
  probeSelector: '#network-ad',
  backerUrl: 'https://backer.test/',
};

function Site({ config, places = ['body-top'] }: { config: AdConfig; places?: string[] }) {
  return (
    <AdProvider config={config}>
      {places.map((place) => (
        <Ad key={place} placement={place} />
      ))}
    </AdProvider>
  );
}

/** A site that counts: what its slots reported, and how to move its clock. */
function open(config: AdConfig = {}, places?: string[]) {
  const reports: AdReport[] = [];
  const report = (event: AdReport) => reports.push(event);
  const site = (
    <Site config={{ report, GADisplayRatio: 1, random: () => 0.5, ...config }} places={places} />
  );
  const view = render(<StrictMode>{site}</StrictMode>);
  return { ...view, reports };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const scripts = () => [...document.querySelectorAll('script')];
const box = () => document.querySelector<HTMLElement>('.lectern-ad')!;
const state = () => box().dataset['state'];

/** What the network's script does when it has an ad. */
const deliver = (href = 'https://ads.test/click') =>
  scripts()[0]!.insertAdjacentHTML(
    'afterend',
    `<div id="network-ad"><a href="${href}">Buy</a></div>`,
  );

test('[B5] [C8] by default an in-house ad with its label, picture and links', () => {
  const { container } = render(<Site config={{ random: () => 0.5 }} />);
  const ad = inHouseAds[2]!;
  expect(state()).toBe('in-house');
  expect(screen.getByText(/^Advertisement/).textContent).toBe('Advertisement · Tidelift');
  const link = screen.getByRole('link', { name: ad.description });
  expect(link.getAttribute('href')).toBe(ad.link);
  expect(link.getAttribute('rel')).toBe('sponsored noopener');
  expect(link.getAttribute('target')).toBe('_blank');
  const image = container.querySelector('img')!;
  expect([image.width, image.height, image.alt]).toEqual([130, 100, '']);
  expect(image.getAttribute('src')).toBe(ad.img);
  expect(image.closest('a')!.tabIndex).toBe(-1);
});

test('[E1] with the default configuration nothing leaves the page', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Image', fetched);
  render(<Site config={{}} />);
  await wait(60_000);
  expect(fetched).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
  expect(
    [...document.querySelectorAll('[src]')].map((node) => node.getAttribute('src')!.slice(0, 5)),
  ).toEqual(['data:']);
});

test('the label is in the language of the page', () => {
  render(
    <AdProvider config={{}}>
      <Ad placement="body-top" labels={{ advertisement: '广告' }} />
    </AdProvider>,
  );
  expect(screen.getByRole('complementary', { name: '广告' })).toBe(box());
});

test('[E6] without a reporter the links carry the attributes by which a page counts clicks', () => {
  render(<Site config={{ random: () => 0.5 }} />);
  const links = [...box().querySelectorAll('a')];
  expect(links.map((link) => ({ ...link.dataset }))).toEqual(
    Array(2).fill({ analyticsEvent: 'ad', analyticsLabel: 'in-house-tidelift' }),
  );
});

test('[E7] with a reporter a click is reported once, and the attributes are left out', () => {
  const { reports } = open();
  const link = screen.getByRole('link');
  expect({ ...link.dataset }).toEqual({});
  fireEvent.click(link);
  expect(reports).toEqual([{ type: 'ad', action: 'click', label: 'in-house-tidelift' }]);
  fireEvent.click(box());
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(reports).toHaveLength(1);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(reports).toHaveLength(2);
});

test('[E7] [G1] one display event after 2500 ms, in StrictMode too', async () => {
  const { reports } = open();
  await wait(2499);
  expect(reports).toEqual([]);
  await wait(60_000);
  expect(reports).toEqual([{ type: 'ad', action: 'display', label: 'in-house-body-top-image' }]);
});

test('[G1] leaving the page before 2500 ms reports nothing and leaves no timer', async () => {
  const { reports, unmount } = open({ network });
  await wait(3500);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  await wait(60_000);
  expect(reports).toEqual([]);
});

test('[E7] a configuration that is new with each render draws and reports once', async () => {
  const reports: AdReport[] = [];
  const rolls = vi.fn(() => 0.5);
  const site = () => (
    <Site config={{ GADisplayRatio: 1, random: rolls, report: (event) => reports.push(event) }} />
  );
  const { rerender } = render(site());
  const drawn = rolls.mock.calls.length;
  for (let time = 0; time < 10; time += 1) {
    await wait(1000);
    rerender(site());
  }
  expect([rolls.mock.calls.length, reports.length]).toEqual([drawn, 1]);
});

test('[C10] a bot gets an empty span', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const { container, reports } = open({ network, feedUrl: 'https://ads.test/feed' });
  await wait(60_000);
  expect(container.innerHTML).toBe('<span class="lectern-ad"></span>');
  expect([reports, scripts()]).toEqual([[], []]);
});

test('[C10] [E7] a crash shows nothing, keeps the box and is reported once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    ...inHouseAds[0]!,
    get poweredby(): string {
      throw new Error('This ad cannot be rendered.');
    },
  };
  const { container, reports } = open({ inHouse: [broken] });
  await wait(60_000);
  expect(container.innerHTML).toBe('<span class="lectern-ad"></span>');
  expect(reports).toEqual([{ type: 'ad', action: 'crash', label: 'in-house-body-top-image' }]);
});

test('[C8] [E1] the network: its script is in the slot, once, and its ad is found', async () => {
  open({ network });
  await wait(0);
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([[network.scriptUrl, true]]);
  expect(box().contains(scripts()[0]!)).toBe(true);
  deliver();
  await wait(500);
  expect(state()).toBe('carbon');
  expect(screen.getByText('Advertisement')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('Buy');
});

test('[E7] a click on the ad of the network is reported', async () => {
  const { reports } = open({ network });
  await wait(0);
  deliver();
  await wait(500);
  fireEvent.click(screen.getByText('Buy'));
  expect(reports).toEqual([{ type: 'ad', action: 'click', label: 'carbon-body-top-image' }]);
});

test('[C9] blocked after 3000 ms; a late ad takes the place of the in-house ad', async () => {
  open({ network });
  await wait(2999);
  expect(state()).toBe('probing');
  await wait(1);
  expect([state(), screen.getAllByRole('link').length]).toEqual(['in-house', 1]);
  deliver();
  await wait(500);
  expect([state(), screen.getByRole('link').textContent]).toEqual(['carbon', 'Buy']);
});

test('[C8] an unsold slot shows an in-house ad, and the ad of the network is gone', async () => {
  open({ network });
  await wait(0);
  deliver('https://backer.test/support-us');
  await wait(500);
  expect([state(), document.querySelector('#network-ad')]).toEqual(['in-house-carbon', null]);
  expect(box().querySelector('img')).toBeTruthy();
});

test('[D5] [C8] one blocked reader in five sees the notice instead', async () => {
  const { reports } = open({ network, random: () => 0.1 });
  await wait(5500);
  expect([state(), box().textContent]).toEqual([
    'in-house-adblock',
    'Ads pay for the work on these pages. Please consider allowing them here.',
  ]);
  expect(reports.map(({ label }) => label)).toEqual(['in-house-adblock-body-top-inline']);
});

test('a script that is refused does not make the reader wait', async () => {
  open({ network });
  await wait(0);
  fireEvent.error(scripts()[0]!);
  await wait(0);
  expect(state()).toBe('in-house');
});

test('two slots: one has the network, each reports for itself', async () => {
  const { reports } = open({ network }, ['body-top', 'body-end']);
  await wait(0);
  expect(scripts()).toHaveLength(1);
  deliver();
  await wait(10_000);
  expect(reports.map(({ label }) => label).sort()).toEqual([
    'carbon-body-top-image',
    'in-house-body-end-image',
  ]);
});

test('the script goes with its slot', async () => {
  const { unmount } = open({ network });
  await wait(0);
  deliver();
  unmount();
  expect(document.body.textContent).toBe('');
  expect(scripts()).toEqual([]);
});

/** A feed, and the addresses that were called to count. */
function stubFeed(answer: unknown) {
  const counted: string[] = [];
  const fetched = vi.fn(
    async (_url: string, _options: RequestInit) => new Response(JSON.stringify(answer)),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        counted.push(url);
      }
    },
  );
  return { counted, fetched };
}

const feedUrl = 'https://ads.test/feed';
test('[B6] [D4] the ad of a feed is drawn here, cleaned, and counted once', async () => {
  const { counted, fetched } = stubFeed({
    ads: [
      {},
      {
        statlink: 'https://ads.test/click',
        statimp: '//ads.test/seen',
        pixel: 'https://p.test/[timestamp]||http://plain.test/',
        timestamp: '42',
        image: 'https://ads.test/i.png',
        company: 'Acme',
        description:
          'Tools <em onclick="x()">for</em> all<script>x()</script><img src=x onerror=x()><style>*{}</style>',
      },
    ],
  });
  open({ feedUrl });
  await wait(0);
  await vi.waitFor(async () => {
    await wait(0);
    expect(box().querySelector('em')).toBeTruthy();
  });
  expect(state()).toBe('carbon');
  expect(box().querySelector('.lectern-ad-description')!.innerHTML).toBe('Tools <em>for</em> all');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://ads.test/click');
  expect(counted).toEqual(['https://ads.test/seen', 'https://p.test/42']);
  await wait(60_000);
  expect([counted.length, fetched.mock.calls.length]).toEqual([2, 1]);
  expect(fetched.mock.calls[0]![1]).toMatchObject({ credentials: 'omit' });
});

test("an ad's text has its own direction, whatever the page's is", async () => {
  open({ inHouse: [{ name: 'Acme', link: 'https://a.test/', img: '', description: 'Lamps.' }] });
  await vi.waitFor(async () => {
    await wait(0);
    expect(screen.getByText('Lamps.').dir).toBe('auto');
  });
});

test('[B5] a text with links of its own is not put into a link: the name leads to the ad', async () => {
  const description = 'Read <a href="https://a.test/more">more</a>';
  open({ inHouse: [{ name: 'Acme', link: 'https://a.test/', img: '', description }] });
  await vi.waitFor(async () => {
    await wait(0);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Acme', 'https://a.test/'],
    ['more', 'https://a.test/more'],
  ]);
  expect(document.querySelector('a a')).toBeNull();
});

test('[D4] a feed that has nothing gives way to an in-house ad after ten tries', async () => {
  const { fetched } = stubFeed([]);
  open({ feedUrl });
  await wait(30_000);
  expect([state(), fetched.mock.calls.length]).toEqual(['in-house', 10]);
});

test('[D4] a feed that never answers is left after ten seconds', async () => {
  const fetched = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal!.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  open({ feedUrl });
  await wait(9999);
  const { signal } = fetched.mock.calls[0]![1];
  expect(signal!.aborted).toBe(false);
  await wait(1);
  expect(signal!.aborted).toBe(true);
  await wait(60_000);
  expect([state(), fetched.mock.calls.length, vi.getTimerCount()]).toEqual(['in-house', 1, 0]);
});

test('[B6] an ad that arrives after its slot is gone is not counted', async () => {
  const { counted } = stubFeed([{ statlink: 'https://a.test/', statimp: 'https://a.test/seen' }]);
  const { unmount } = open({ feedUrl });
  act(() => void vi.advanceTimersByTime(0));
  unmount();
  await wait(60_000);
  expect(counted).toEqual([]);
});

test('[D4] leaving the page ends the request of the feed', async () => {
  const { fetched } = stubFeed([]);
  const { unmount } = open({ feedUrl });
  await wait(0);
  unmount();
  await wait(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]![1].signal!.aborted).toBe(true);
});

test('the server and the browser agree: no warning while hydrating', async () => {
  const errors = vi.spyOn(console, 'error');
  const site = (
    <StrictMode>
      <Site config={{ network, random: () => 0.5 }} places={['body-top', 'body-end']} />
    </StrictMode>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(site);
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, site));
  await wait(5000);
  expect(container.querySelectorAll('[data-state="in-house"]')).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
