/** Names that a page's background has among the custom properties of a library. */
const GROUNDS = { mui: 'background-default', joy: 'background-body' } as const;

/**
 * The place of a demo looks as a page does in the reader's theme: colours of text were chosen for
 * that.
 *
 * @param prefix of the library's custom properties
 */
export function stageStyle(prefix: keyof typeof GROUNDS) {
  return {
    '.demo-stage:has(>[data-island])': {
      background: `var(--${prefix}-palette-${GROUNDS[prefix]})`,
      color: `var(--${prefix}-palette-text-primary)`,
    },
  };
}
