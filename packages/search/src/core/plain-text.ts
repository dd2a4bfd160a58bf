/** The words of rendered HTML; tags and character references part them. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>|&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
