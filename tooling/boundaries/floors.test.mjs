import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { floors, published, reserved } from './floors.mjs';

const folder = path.join(import.meta.dirname, '../../packages');
const packages = readdirSync(folder);
const manifestOf = (name) =>
  JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
const needs = (name) => {
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifestOf(name);
  return Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies });
};
/** Packages that a source imports; pnpm links only declared ones, so the manifests tell the rest. */
const sourcesOf = (name) =>
  readdirSync(path.join(folder, name, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => [file, readFileSync(path.join(folder, name, 'src', file), 'utf8')]);

test('every package has its floor', () => {
  expect(Object.keys(floors).sort()).toEqual([...packages].sort());
});

test.each(packages)('%s imports from lower floors only', (name) => {
  const upward = needs(name)
    .filter((need) => need.startsWith('@lectern/'))
    .filter((need) => floors[need.slice('@lectern/'.length)] >= floors[name]);
  expect(upward).toEqual([]);
});

test.each(published)(
  '%s stands alone: no package of this repository, no Next.js, no MUI',
  (name) => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(name);
    const found = Object.keys({ ...dependencies, ...peerDependencies }).filter((need) =>
      /^(?:@lectern\/|next$|@mui\/(?!stylis-plugin-rtl))/.test(need),
    );
    expect(found).toEqual([]);
  },
);

test.each(Object.entries(reserved))('%s is imported by %s alone', (need, owner) => {
  const found = packages.filter((name) => name !== owner && needs(name).includes(need));
  expect(found).toEqual([]);
});

test.each(packages)('%s reaches no file outside its folder', (name) => {
  const found = sourcesOf(name).flatMap(([file, source]) => {
    // `src` is one folder deep itself.
    const depth = file.split(path.sep).length + 1;
    const escape = new RegExp(`from '(?:\\.\\./){${depth},}`);
    return escape.test(source) ? [file] : [];
  });
  expect(found).toEqual([]);
});
