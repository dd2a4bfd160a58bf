import { expect, test } from 'vitest';
import { getCookie } from './get-cookie';

test('[F6] a cookie read on the server is an error that says what to do', () => {
  expect(() => getCookie('codeVariant')).toThrowErrorMatchingInlineSnapshot(
    `[Error: getCookie('codeVariant') can't be used on the server. Render a default there and read the cookie in the browser.]`,
  );
});
