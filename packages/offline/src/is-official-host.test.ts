import { expect, test } from 'vitest';
import { isOfficialHost } from './is-official-host';

test.each([
  ['lectern.example', true],
  ['preview.lectern.example', false],
  ['lectern.example.evil.test', false],
  ['localhost', false],
  ['', false],
])('[C13] only the official host has a worker: %s', (hostname, official) => {
  expect(isOfficialHost(hostname, 'https://lectern.example')).toBe(official);
});
