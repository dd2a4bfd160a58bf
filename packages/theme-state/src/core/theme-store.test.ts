import { expect, test } from 'vitest';
import { initialThemeState } from './theme-reducer';
import { createThemeStore } from './theme-store';

test('a theme store starts with the defaults and what it is given', () => {
  expect(createThemeStore().getSnapshot()).toEqual(initialThemeState);
  expect(createThemeStore({ dense: true, direction: 'rtl' }).getSnapshot()).toEqual({
    dense: true,
    direction: 'rtl',
    paletteMode: 'light',
  });
});

test('[B3] what does not exist gets into no store', () => {
  const wrong = { dense: 'yes', direction: 'up', paletteMode: undefined } as never;
  expect(createThemeStore(wrong).getSnapshot()).toEqual(initialThemeState);
});

test('[C2] listeners hear of changes, and of nothing else', () => {
  const store = createThemeStore();
  const heard: boolean[] = [];
  const stop = store.subscribe(() => heard.push(store.getSnapshot().dense));
  store.dispatch({ type: 'SET_DENSE', payload: true });
  store.dispatch({ type: 'SET_DENSE', payload: true });
  store.dispatch({ type: 'CHANGE', payload: {} });
  stop();
  store.dispatch({ type: 'RESET_DENSITY' });
  expect(heard).toEqual([true]);
  expect(store.getSnapshot().dense).toBe(false);
});

test('the server snapshot stays what the store was made with', () => {
  const store = createThemeStore({ direction: 'rtl' });
  const first = store.getServerSnapshot();
  store.dispatch({ type: 'CHANGE', payload: { direction: 'ltr' } });
  expect(store.getServerSnapshot()).toBe(first);
  expect(first.direction).toBe('rtl');
});

test('a listener that subscribes twice leaves once at a time', () => {
  const store = createThemeStore();
  let calls = 0;
  const listener = () => void (calls += 1);
  const first = store.subscribe(listener);
  store.subscribe(listener);
  first();
  first();
  store.dispatch({ type: 'SET_DENSE', payload: true });
  expect(calls).toBe(1);
});
