import { expect, test } from 'vitest';
import { buildCaches, holdsDocuments, outdatedCaches } from './core';

const cachesOf = (...builds: string[]) =>
  builds.flatMap((build) => Object.values(buildCaches(build)));

test.each<[string, string[], string, string[]]>([
  ['the first build has nothing to remove', cachesOf('a'), 'a', []],
  ['the build before stays', cachesOf('a', 'b'), 'b', []],
  ['builds before that go', cachesOf('a', 'b', 'c', 'd'), 'd', cachesOf('a', 'b')],
  ['a build that comes again keeps its caches', cachesOf('a', 'b', 'c'), 'a', cachesOf('b')],
  ['a build whose caches are still to come counts', cachesOf('a', 'b'), 'c', cachesOf('a')],
  ['what is shared by all builds stays', ['chunks', 'files', ...cachesOf('a')], 'b', []],
  ['what belongs to others stays', ['their-cache', 'data'], 'b', []],
])('of the caches, %s', (_title, names, build, outdated) => {
  expect(outdatedCaches(names, build)).toEqual(outdated);
});

test('pages are told from what else is kept', () => {
  expect(['chunks', ...cachesOf('a')].filter(holdsDocuments)).toEqual(['documents-a']);
});
