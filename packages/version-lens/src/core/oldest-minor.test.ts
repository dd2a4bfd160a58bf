import { expect, test } from 'vitest';
import { oldestMinor } from './oldest-minor';

test.each([
  ['7.1.1', '7.1'],
  ['v7.1.1', '7.1'],
  ['=7.1.1', '7.1'],
  ['7', '7.0'],
  ['6.x', '6.0'],
  ['6.4.x', '6.4'],
  ['^6.4.0', '6.4'],
  ['^6', '6.0'],
  ['~5.16', '5.16'],
  ['~> 5.16.2', '5.16'],
  ['>=5 <7', '5.0'],
  ['>= 5.10.0 < 7', '5.10'],
  ['>=5.9.0 >=5.10.0', '5.10'],
  ['<7 >=6.1', '6.1'],
  ['>6', '7.0'],
  ['>6.4', '6.5'],
  ['>6.4.1', '6.4'],
  ['5.10.0 - 6.2', '5.10'],
  ['^6.1.0 || ^5.9.0 || ^7', '5.9'],
  ['* || ^6.1.0', '6.1'],
  ['7.0.0-beta.3', '7.0'],
  ['6.4.1+build.5', '6.4'],
  ['  ^6.4.0  ', '6.4'],
  ['npm:@mui/material@^6.4.0', '6.4'],
  ['npm:lamps@5.2.1', '5.2'],
  ['workspace:^6.4.0', '6.4'],
])('%s is read as %s', (range, minor) => {
  expect(oldestMinor(range)).toBe(minor);
});

test.each(['latest', '*', 'x', '', 'X.X'])('%j is whatever is newest', (range) => {
  expect(oldestMinor(range)).toBe('latest');
});

test.each([
  '<7',
  '<=6.4.0',
  'workspace:*',
  'workspace:^',
  'next',
  'npm:lamps',
  'file:../material',
  'link:./packages/6.4.0',
  'git+https://example.com/lamps.git#v6.4.0',
  'https://example.com/lamps-6.4.0.tgz',
  'catalog:',
  '^6.4.0 || next',
  '6.4.0.1',
  'six',
  '^',
])('%s names no version to begin with', (range) => {
  expect(oldestMinor(range)).toBeUndefined();
});
