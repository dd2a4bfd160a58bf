import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createDirectionCache } from './emotion';

test('[C7] on the server each call makes a cache, for the styles of one response', () => {
  expect(createDirectionCache('rtl')).not.toBe(createDirectionCache('rtl'));
});

test('[C7] the keys of both directions differ, so their styles never mix', () => {
  expect(createDirectionCache('ltr').key).toBe('mui');
  expect(createDirectionCache('rtl').key).toBe('muirtl');
  expect(createDirectionCache('rtl', { key: 'docs' }).key).toBe('docsrtl');
});

test('a nonce reaches the cache', () => {
  expect(createDirectionCache('ltr', { nonce: 'abc' }).nonce).toBe('abc');
});

test.each([
  ['production', true],
  ['development', false],
])('[G10] with Emotion’s %s build the cache is speedy: %s', (condition, speedy) => {
  // The build is chosen when the module is resolved, so each needs a process of its own.
  const code = `import { createDirectionCache } from './emotion.ts';
    console.log(createDirectionCache('rtl').sheet.isSpeedy)`;
  const flags = ['--import', 'tsx', `--conditions=${condition}`, '--input-type=module'];
  const printed = execFileSync(process.execPath, [...flags, '--eval', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe(String(speedy));
});
