import { expect, test } from 'vitest';
import { inlineScriptHashes } from './script-hashes.mjs';

test('scripts that run inline are hashed; data and files are not', () => {
  const html =
    '<script>a()</script><script src="/b.js"></script><script type="application/json">{}</script>';
  expect(inlineScriptHashes(html)).toEqual(['sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=']);
});
