// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createStoredChoice } from './stored-choice';

const SIZES = ['small', 'large'] as const;

beforeEach(() => localStorage.clear());

test.each([
  [null, null],
  ['', null],
  ['small', 'small'],
  ['huge', null],
  ['<script>', null],
])('[B3] %j stored is the choice %j', (stored, choice) => {
  if (stored !== null) localStorage.setItem('size', stored);
  expect(createStoredChoice('size', SIZES).get()).toBe(choice);
});

test('[C5] a choice is stored and told, also one of another tab, until the removal', () => {
  const size = createStoredChoice('size', SIZES);
  const seen: unknown[] = [];
  const release = size.subscribe(() => seen.push(size.get()));
  size.set('large');
  expect(localStorage.getItem('size')).toBe('large');
  localStorage.setItem('size', 'small');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(seen).toEqual(['large', 'small']);
  release();
  size.set('large');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(seen).toEqual(['large', 'small']);
});
