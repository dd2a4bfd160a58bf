import { expect, test } from 'vitest';
import { isCopyShortcut } from './copy-shortcut';

const ctrlC = { key: 'c', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
const overCode = { hasSelection: false, hasCodeBlock: true };

test.each([
  ['Ctrl+C', {}, {}, true],
  ['Cmd+C', { ctrlKey: false, metaKey: true }, {}, true],
  ['Ctrl+C under Caps Lock', { key: 'C' }, {}, true],
  ['C alone', { ctrlKey: false }, {}, false],
  ['Ctrl+V', { key: 'v' }, {}, false],
  ['Ctrl+Shift+C', { shiftKey: true, key: 'C' }, {}, false],
  ['Ctrl+Alt+C', { altKey: true }, {}, false],
  ['Cmd+Shift+C', { ctrlKey: false, metaKey: true, shiftKey: true }, {}, false],
  ['Ctrl+C with text selected', {}, { hasSelection: true }, false],
  ['Ctrl+C away from code', {}, { hasCodeBlock: false }, false],
])('[D3] %s copies the block: %4$s', (_title, keys, situation, copies) => {
  expect(isCopyShortcut({ ...ctrlC, ...keys }, { ...overCode, ...situation })).toBe(copies);
});
