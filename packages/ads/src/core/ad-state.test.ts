import { expect, test } from 'vitest';
import {
  adLabel,
  adReducer,
  createAd,
  nextProbeDelay,
  type AdEvent,
  type AdState,
} from './ad-state';

const slot = { roll: 0.5, isBot: false, enabled: true, source: 'network' } as const;
const ad: AdEvent = { type: 'probed', found: 'ad' };
const backer: AdEvent = { type: 'probed', found: 'backer' };
const crashed: AdEvent = { type: 'crashed' };
const refused: AdEvent = { type: 'failed', reason: 'blocked' };
const empty: AdEvent = { type: 'failed', reason: 'empty' };
const nothing = (count: number): readonly AdEvent[] =>
  Array.from({ length: count }, () => ({ type: 'probed', found: 'nothing' }));

const after = (state: AdState, events: readonly AdEvent[]) => events.reduce(adReducer, state);

test.each<[string, Partial<Parameters<typeof createAd>[0]>, readonly AdEvent[], string]>([
  ['[C8] a slot is undecided before the first look', {}, [], 'probing'],
  ['[C8] the ad of the network', {}, [...nothing(1), ad], 'carbon'],
  ['[C8] an ad at the first look', {}, [ad], 'carbon'],
  ['[C8] the backer ad of an unsold slot', {}, [backer], 'in-house-carbon'],
  ['[C8] no network: in-house at once', { source: 'none' }, [], 'in-house'],
  ['[C9] six looks without an element decide nothing', {}, nothing(6), 'probing'],
  ['[C9] the seventh counts as blocked', {}, nothing(7), 'in-house'],
  ['[C9] an ad found after blocked is shown', {}, [...nothing(9), ad], 'carbon'],
  ['[C9] a backer ad found after blocked', {}, [...nothing(9), backer], 'in-house-carbon'],
  ['[C9] an ad at the thirtieth look is shown', {}, [...nothing(29), ad], 'carbon'],
  ['[C9] after thirty looks nothing is shown any more', {}, [...nothing(30), ad], 'in-house'],
  [
    '[D5] below 0.2 a blocked reader sees the notice',
    { roll: 0.19 },
    nothing(7),
    'in-house-adblock',
  ],
  ['[D5] at 0.2 a blocked reader sees an in-house ad', { roll: 0.2 }, nothing(7), 'in-house'],
  ['[D5] a late ad takes the notice away', { roll: 0 }, [...nothing(8), ad], 'carbon'],
  ['[D5] no network, no notice', { roll: 0, source: 'none' }, nothing(9), 'in-house'],
  ['[D5] a slow feed is no blocker', { roll: 0, source: 'feed' }, nothing(7), 'in-house'],
  ['[C8] a refused script is blocked without waiting', {}, [refused], 'in-house'],
  ['[D5] a refused script may show the notice', { roll: 0 }, [refused], 'in-house-adblock'],
  [
    '[D4] an empty or failed feed gives way',
    { source: 'feed' },
    [...nothing(2), empty],
    'in-house',
  ],
  ['[D4] a feed that fails after blocked changes nothing', {}, [...nothing(8), empty], 'in-house'],
  ['[C8] a script that fails after its ad changes nothing', {}, [ad, refused], 'carbon'],
  ['[C8] an ad stays once found', {}, [ad, ...nothing(30)], 'carbon'],
  ['[C10] a bot sees nothing', { isBot: true }, [...nothing(7), ad], 'hidden'],
  ['[C10] a crash hides the slot', {}, [crashed], 'hidden'],
  ['[C10] a crash hides the ad, for good', {}, [ad, crashed, ad], 'hidden'],
  ['a site without ads sees nothing', { enabled: false }, [ad], 'hidden'],
])('%s', (_title, options, events, status) => {
  expect(after(createAd({ ...slot, ...options }), events).status).toBe(status);
});

test('[C9] looks come at 0 and then every 500 ms, thirty in all', () => {
  const delays: number[] = [];
  let state = createAd(slot);
  for (let delay = nextProbeDelay(state); delay !== null; delay = nextProbeDelay(state)) {
    delays.push(delay);
    state = after(state, nothing(1));
  }
  expect(delays).toEqual([0, ...Array<number>(29).fill(500)]);
});

test.each<[string, readonly AdEvent[]]>([
  ['an ad', [ad]],
  ['a backer ad', [backer]],
  ['a crash', [crashed]],
  ['a refused script', [refused]],
  ['an empty feed', [...nothing(8), empty]],
])('[C9] looking ends with %s', (_title, events) => {
  expect(nextProbeDelay(after(createAd(slot), events))).toBeNull();
});

test('a state that does not change is the same object', () => {
  const found = after(createAd(slot), [ad]);
  expect(after(found, [backer, refused, ...nothing(3)])).toBe(found);
});

test.each<[readonly AdEvent[], string | null]>([
  [[], null],
  [nothing(6), null],
  [[crashed], null],
  [[ad], 'carbon-body-top-image'],
  [[backer], 'in-house-carbon-body-top-image'],
  [nothing(7), 'in-house-body-top-image'],
])('[E7] the label after %j is %s', (events, label) => {
  expect(adLabel(after(createAd(slot), events), 'body-top', 'image')).toBe(label);
});

test('[E7] the label of the notice in the inline layout', () => {
  const state = after(createAd({ ...slot, roll: 0 }), nothing(7));
  expect(adLabel(state, 'demo', 'inline')).toBe('in-house-adblock-demo-inline');
});
