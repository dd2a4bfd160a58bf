import { expect, test } from 'vitest';
import type { AdReport } from './ad-config';
import { createAdLife, undecidedAd, type AdLifeOptions } from './ad-life';
import type { AdSource, AdSourceEvents } from './ad-source';
import type { AdFinding } from './ad-state';
import { inHouseAds } from './in-house-ads';

/** A clock that moves when told to. */
function createClock() {
  const timers = new Map<object, { at: number; run: () => void }>();
  let now = 0;
  return {
    pending: () => timers.size,
    delay: (run: () => void, milliseconds: number) => {
      const key = {};
      timers.set(key, { at: now + milliseconds, run });
      return () => void timers.delete(key);
    },
    goTo: (time: number) => {
      for (;;) {
        const due = [...timers].sort((a, b) => a[1].at - b[1].at)[0];
        if (!due || due[1].at > time) break;
        now = due[1].at;
        timers.delete(due[0]);
        due[1].run();
      }
      now = time;
    },
  };
}

/** A source whose finding a test changes, and which remembers how often it was opened and closed. */
function createSource(kind: AdSource['kind'] = 'network') {
  const log: string[] = [];
  const source = {
    kind,
    log,
    finding: 'nothing' as AdFinding,
    events: undefined as AdSourceEvents | undefined,
    open: (events: AdSourceEvents) => {
      log.push('open');
      source.events = events;
      return () => void log.push('close');
    },
    probe: () => source.finding,
  };
  return source;
}

function createSlot(options: Partial<AdLifeOptions> = {}) {
  const clock = createClock();
  const reports: AdReport[] = [];
  const life = createAdLife();
  const all: AdLifeOptions = {
    placement: 'body-top',
    config: { GADisplayRatio: 1, enabled: true, inHouse: inHouseAds },
    isBot: false,
    sources: [],
    random: () => 0.5,
    delay: clock.delay,
    report: (event) => reports.push(event),
    ...options,
  };
  const start = () => life.start(all);
  return { life, clock, reports, start, status: () => life.getView().state.status };
}

const display = (label: string): AdReport => ({ type: 'ad', action: 'display', label });

/** Draws in turn: layout, in-house ad, sample, notice. */
const rolls = (...values: number[]) => {
  const queue = [...values];
  return () => queue.shift() ?? 0.5;
};

test('[C8] before the start the slot is undecided, as on the server', () => {
  expect(createAdLife().getView()).toBe(undecidedAd);
  expect(undecidedAd).toEqual({
    state: { status: 'probing', attempt: 0, notice: false },
    label: null,
  });
});

test('[C8] [G1] without a network: an in-house ad at once, its display event after 2500 ms', () => {
  const { life, clock, reports, start } = createSlot();
  start();
  expect(life.getView()).toMatchObject({
    content: inHouseAds[2],
    label: 'in-house-body-top-image',
  });
  clock.goTo(2499);
  expect(reports).toEqual([]);
  clock.goTo(2500);
  expect(reports).toEqual([display('in-house-body-top-image')]);
  clock.goTo(60_000);
  expect(reports).toHaveLength(1);
});

/** What the source says and when; then the status at times, and the displays reported in the end. */
type Moment = readonly [time: number, finding: AdFinding | 'refused' | 'crash'];

test.each<[string, readonly Moment[], Readonly<Record<number, string>>, readonly string[]]>([
  [
    '[C9] blocked: undecided until the seventh look at 3000 ms, then in-house',
    [],
    { 2999: 'probing', 3000: 'in-house', 60000: 'in-house' },
    ['in-house'],
  ],
  ['[C8] found at the first look', [[0, 'ad']], { 0: 'carbon' }, ['carbon']],
  ['[C8] found at 1000 ms', [[800, 'ad']], { 999: 'probing', 1000: 'carbon' }, ['carbon']],
  [
    '[C9] [G1] found soon after blocked: only the network ad is reported',
    [[4000, 'ad']],
    { 3999: 'in-house', 4000: 'carbon' },
    ['carbon'],
  ],
  [
    '[E7] [C9] found long after blocked: shown, but a slot is reported once',
    [[9000, 'ad']],
    { 8999: 'in-house', 9000: 'carbon' },
    ['in-house'],
  ],
  [
    '[C9] found at the thirtieth look',
    [[14_500, 'ad']],
    { 14_499: 'in-house', 14_500: 'carbon' },
    ['in-house'],
  ],
  ['[C9] too late', [[14_501, 'ad']], { 60000: 'in-house' }, ['in-house']],
  [
    '[C8] a backer ad',
    [[500, 'backer']],
    { 499: 'probing', 500: 'in-house-carbon' },
    ['in-house-carbon'],
  ],
  ['[C8] a refused script does not wait', [[700, 'refused']], { 700: 'in-house' }, ['in-house']],
  ['[C10] a crash before its display is reported', [[3100, 'crash']], { 3100: 'hidden' }, []],
  ['[C10] a crash while undecided', [[100, 'crash']], { 100: 'hidden', 60000: 'hidden' }, []],
])('%s', (_title, moments, statuses, displays) => {
  const source = createSource();
  const { life, clock, reports, start, status } = createSlot({ sources: [source] });
  start();
  const act = (what: Moment[1]) => {
    if (what === 'refused') source.events?.failed('blocked');
    else if (what === 'crash') life.crash();
    else source.finding = what;
  };
  const script = [
    // Just before the time, so that a look at that very time sees it.
    ...moments.map(([time, what]) => ({ time: time - 0.5, run: () => act(what) })),
    ...Object.entries(statuses).map(([time, expected]) => ({
      time: Number(time),
      run: () => expect(status()).toBe(expected),
    })),
  ];
  for (const { time, run } of script.sort((one, other) => one.time - other.time)) {
    clock.goTo(time);
    run();
  }
  clock.goTo(120_000);
  expect(reports).toEqual(displays.map((name) => display(`${name}-body-top-image`)));
  expect(clock.pending()).toBe(0);
});

test('[D5] blocked with a low die: the notice, with its own label and no ad', () => {
  const { life, clock, reports, start } = createSlot({
    sources: [createSource()],
    random: rolls(0.5, 0.5, 0.5, 0.19),
  });
  start();
  clock.goTo(5500);
  expect(life.getView()).toMatchObject({
    content: undefined,
    label: 'in-house-adblock-body-top-image',
  });
  expect(reports).toEqual([display('in-house-adblock-body-top-image')]);
});

const content = { name: 'Acme', link: 'https://a.test/', img: '', description: 'Acme' };

test('[D4] an ad of the feed is shown as soon as it is there', () => {
  const feed = createSource('feed');
  const { life, clock, start } = createSlot({ sources: [feed] });
  start();
  clock.goTo(1200);
  feed.events?.found(content);
  expect(life.getView()).toMatchObject({ content, label: 'carbon-body-top-image' });
});

test('[D4] a feed that is empty or down: an in-house ad, or an empty box where there is none', () => {
  for (const inHouse of [inHouseAds, []]) {
    const feed = createSource('feed');
    const config = { GADisplayRatio: 1, enabled: true, inHouse };
    const { life, clock, reports, start } = createSlot({ sources: [feed], config });
    start();
    clock.goTo(100);
    feed.events?.failed('empty');
    clock.goTo(10_000);
    expect(life.getView().content).toBe(inHouse[2]);
    expect(reports).toHaveLength(inHouse.length === 0 ? 0 : 1);
  }
});

test('[D5] with a feed and a network, the inline layout has the feed', () => {
  for (const [roll, opened] of [
    [0.1, 'feed'],
    [0.5, 'network'],
  ] as const) {
    const sources = [createSource('network'), createSource('feed')];
    const { clock, start } = createSlot({ sources, random: rolls(roll) });
    start();
    clock.goTo(0);
    expect(sources.filter(({ log }) => log.length > 0).map(({ kind }) => kind)).toEqual([opened]);
  }
});

test.each<[string, Partial<AdLifeOptions>]>([
  ['a bot', { isBot: true }],
  ['a site without ads', { config: { GADisplayRatio: 1, enabled: false, inHouse: inHouseAds } }],
])('[C10] %s: nothing shown, asked or reported', (_title, options) => {
  const source = createSource();
  const { clock, reports, start, status } = createSlot({ sources: [source], ...options });
  start();
  clock.goTo(60_000);
  expect([status(), source.log, reports]).toEqual(['hidden', [], []]);
});

test('[G1] a slot outside the sample reports nothing', () => {
  const config = { GADisplayRatio: 0.1, enabled: true, inHouse: inHouseAds };
  for (const [sample, count] of [
    [0.1, 1],
    [0.11, 0],
  ] as const) {
    const { clock, reports, start } = createSlot({ config, random: rolls(0.5, 0.5, sample) });
    start();
    clock.goTo(60_000);
    expect(reports).toHaveLength(count);
  }
});

test('[G1] a slot that ends before 2500 ms reports nothing and leaves no timer', () => {
  const source = createSource();
  const { clock, reports, start } = createSlot({ sources: [source] });
  const end = start();
  clock.goTo(3100);
  end();
  expect(clock.pending()).toBe(0);
  clock.goTo(60_000);
  expect([reports, source.log]).toEqual([[], ['open', 'close']]);
});

test('[E7] started, ended and started again in one tick: one source, one display', () => {
  const source = createSource();
  const { clock, reports, start } = createSlot({ sources: [source] });
  start()();
  start();
  source.finding = 'ad';
  clock.goTo(60_000);
  expect([source.log, reports.length]).toEqual([['open'], 1]);
});

test('the source is closed once no ad can come, and stays open behind its ad', () => {
  const late = createSource();
  const slot = createSlot({ sources: [late] });
  slot.start();
  slot.clock.goTo(14_499);
  expect(late.log).toEqual(['open']);
  slot.clock.goTo(14_500);
  expect(late.log).toEqual(['open', 'close']);

  const found = createSource();
  found.finding = 'ad';
  const other = createSlot({ sources: [found] });
  const end = other.start();
  other.clock.goTo(60_000);
  expect(found.log).toEqual(['open']);
  end();
  expect(found.log).toEqual(['open', 'close']);
});

test('listeners hear of changes until they leave', () => {
  const { life, start } = createSlot();
  let heard = 0;
  const leave = life.subscribe(() => {
    heard += 1;
  });
  start();
  expect(heard).toBe(1);
  leave();
  life.crash();
  expect(heard).toBe(1);
});
