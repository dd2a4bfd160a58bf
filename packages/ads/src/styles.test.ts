import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const css = await readFile(new URL('styles.css', import.meta.url), 'utf8');
/** Declarations of the first rule of a selector, in the whole sheet or in what follows a mark. */
const rule = (selector: string, from = '') => {
  const start = css.indexOf(`${selector} {`, css.indexOf(from));
  return css
    .slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
    .split(/;\s*/)
    .map((line) => line.trim());
};

test('[G2] the box: margin of 3 spacing units of 8 px, 142 px high, 126 px from 600 px up', () => {
  const box = rule('.lectern-ad');
  expect(box).toContain('margin-block: 24px');
  expect(box).toContain('min-block-size: 142px');
  expect(box).toContain('block-size: 142px');
  const wide = rule('.lectern-ad', '@media (min-width: 600px)');
  expect(wide).toContain('min-block-size: 126px');
  expect(wide).toContain('block-size: 126px');
});

test('[G2] the picture is 130 by 100 px', () => {
  const picture = rule('.lectern-ad-image img');
  expect(picture).toContain('inline-size: 130px');
  expect(picture).toContain('block-size: 100px');
});

test('the styles hold in both directions of writing', () => {
  expect(css).not.toMatch(/(^|[\s;{-])(left|right)\b|^\s*(min-|max-)?(width|height):/m);
});
