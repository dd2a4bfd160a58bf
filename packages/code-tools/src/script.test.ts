import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CODE_VARIANT_COOKIE, resolveCodeVariant } from './core/code-variant';
import { cookieValue } from './core/cookie';
import { codeVariantScript } from './script';

function runScript(hash: string, cookies: () => string) {
  const attributes: Record<string, string> = {};
  const document = {
    get cookie() {
      return cookies();
    },
    documentElement: {
      setAttribute: (name: string, value: string) => void (attributes[name] = value),
    },
  };
  new Function('document', 'location', codeVariantScript())(document, { hash });
  return attributes;
}

const hashes = ['', '#', '#A.js', '#A.tsx', '#A.ts', '#A.jsx', '#js', '#.js', '#A.js?', '#A.JS'];
const headers = [
  '',
  'codeVariant=JS',
  'codeVariant=TS',
  'a=1; codeVariant=JS; b=2',
  ' codeVariant = JS ',
  'codeVariant=%4AS',
  'codeVariant=%E0%A4%A',
  'codeVariant=PY; codeVariant=JS',
  'codeVariant=; codeVariant=JS',
  'codeVariant; codeVariant=JS',
  'mycodeVariant=JS',
  'a=codeVariant=JS',
  ';;=;%=%; codeVariant=JS',
];
const cases = hashes.flatMap((hash) => headers.map((header) => [hash, header] as const));

test.each(cases)('[C12] before paint, hash %j and cookies %j: as at run time', (hash, header) => {
  const cookie = cookieValue(header, CODE_VARIANT_COOKIE);
  expect(runScript(hash, () => header)).toEqual({
    'data-code-variant': resolveCodeVariant({ hash, cookie }),
  });
});

test('[C12] before paint, cookies that throw count as none', () => {
  const denied = () => {
    throw new Error('denied');
  };
  expect(runScript('', denied)).toEqual({ 'data-code-variant': 'TS' });
  expect(runScript('#A.js', denied)).toEqual({ 'data-code-variant': 'JS' });
});

test('the script’s text is settled, one line: a policy allows it by this hash', () => {
  expect(codeVariantScript()).not.toMatch(/[\n\r]|<\//);
  const hash = createHash('sha256').update(codeVariantScript()).digest('base64');
  expect(hash).toMatchInlineSnapshot(`"YyQjZSjuooYwjxwQShlQ5gfcuLwPCAgEhIjkE6iA4sw="`);
});
