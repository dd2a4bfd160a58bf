/** The picture of a page, as a tree of boxes and texts. */

/** What services that show shared links ask for. */
export const SIZE = { width: 1200, height: 630 };

/** Room at the sides. */
const SIDE = 72;

/** The light values of the layout's tokens. */
const INK = '#1b1b1b';
const SOFT = '#515151';
const ACCENT = '#0b6350';

/** Scripts that the site's fonts hold; signs and digits belong to all. */
const DRAWABLE = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * Whether the site's fonts have the letters of a page's title and description. Languages that are
 * read in a font of the reader's device can't be drawn here.
 *
 * @param {{ title: string, description: string }} page
 */
export function isDrawable({ title, description }) {
  return DRAWABLE.test(title + description);
}

/** Long titles take two lines, and the longest word one; a letter is about half as wide as high. */
function titleSize(title) {
  const longest = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const fitting = (SIZE.width - 2 * SIDE) / (longest * 0.54);
  return Math.min(title.length <= 24 ? 88 : title.length <= 44 ? 72 : 56, Math.floor(fitting));
}

const text = (content, style) => ({ type: 'text', text: content, style });
const box = (style, children) => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});

/**
 * @param {{ title: string, description: string, direction: 'ltr' | 'rtl' }} page
 * @param {{ name: string, product: string, address: string, mark: string, families: string[] }} about
 *   name of the site, the product with its version, the page's address, an image of the mark, fonts
 * @returns {import('@takumi-rs/core').Node}
 */
export function socialImage({ title, description, direction }, about) {
  const { name, product, address, mark, families } = about;
  return box(
    {
      ...SIZE,
      ...{ direction, flexDirection: 'column', justifyContent: 'space-between' },
      ...{
        padding: `64px ${SIDE}px`,
        backgroundColor: '#ffffff',
        borderBottom: `16px solid ${ACCENT}`,
      },
      ...{ fontFamily: families.join(', '), color: SOFT },
    },
    [
      box({ alignItems: 'center', gap: 20, fontSize: 34 }, [
        { type: 'image', src: mark, width: 72, height: 72 },
        text(name, { fontWeight: 500, color: INK }),
        ...(product === name ? [] : [text(product, { marginInlineStart: 'auto' })]),
      ]),
      box({ flexDirection: 'column', gap: 24 }, [
        text(title, {
          ...{ fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15, color: INK },
          ...{ letterSpacing: direction === 'ltr' ? '-0.02em' : '0', lineClamp: 2 },
        }),
        text(description, { fontSize: 34, lineHeight: 1.4, lineClamp: 3 }),
      ]),
      text(address, { fontSize: 26, direction: 'ltr', alignSelf: 'flex-start', color: ACCENT }),
    ],
  );
}
