import { expect, test } from 'vitest';
import { parseHeaders, parseMissing, parseRedirects } from './host-rules.mjs';

test('rules that set the same header are joined, as hosts do', () => {
  const headersOf = parseHeaders('/*\n  A: 1\n  B: 2\n\n/x/*\n  B: 3\n');
  expect(headersOf('/')).toEqual({ A: '1', B: '2' });
  expect(headersOf('/x/y')).toEqual({ A: '1', B: '2, 3' });
});

test('a rule takes back what rules before it set, and may set it anew', () => {
  const headersOf = parseHeaders('/*\n  A: 1\n  B: 2\n\n/x/\n  ! A\n  ! B\n  B: 3\n');
  expect(headersOf('/x/')).toEqual({ B: '3' });
  expect(headersOf('/x/y')).toEqual({ A: '1', B: '2' });
});

test('redirects match whole paths, or a prefix with its rest', () => {
  const redirectOf = parseRedirects('/a/ /b/ 302\n/en/* /:splat 301\n');
  expect(redirectOf('/a/')).toEqual({ location: '/b/', status: 302 });
  expect(redirectOf('/a/c/')).toBeUndefined();
  expect(redirectOf('/en/x/y/')).toEqual({ location: '/x/y/', status: 301 });
});

test('a missing path is answered with the page of its language, and redirected nowhere', () => {
  const text = '/a/ /b/ 302\n/ar/* /ar/404.html 404\n';
  expect(parseMissing(text)('/ar/lamps/')).toBe('/ar/404.html');
  expect(parseMissing(text)('/lamps/')).toBe('/404.html');
  expect(parseRedirects(text)('/ar/lamps/')).toBeUndefined();
});
