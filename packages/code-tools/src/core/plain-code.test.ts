import { expect, test } from 'vitest';
import { plainCode } from './plain-code';

test.each([
  ['bash', '$ npm install\n$ npm start\n', 'npm install\nnpm start'],
  ['BASH', '$ npm install', 'npm install'],
  ['sh', 'cd app\n  $ ls', 'cd app\nls'],
  ['bash', 'echo $ HOME\n$HOME/run', 'echo $ HOME\n$HOME/run'],
  ['tsx', 'const a = $ (1)\n$ (2)\n', 'const a = $ (1)\n$ (2)'],
  [undefined, '$ npm install', '$ npm install'],
  ['ts', 'a\r\n', 'a'],
  ['ts', '\n  a\n\n', '\n  a\n'],
  ['ts', '', ''],
])('copied %s is the code alone: %j', (language, text, code) => {
  expect(plainCode(text, language)).toBe(code);
});
