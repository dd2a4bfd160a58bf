/**
 * HTML of an ad reduced to text, emphasis and links over https. The sanitiser is fetched when the
 * first description needs it.
 *
 * @throws when the sanitiser cannot be fetched
 */
export async function sanitizeDescription(html: string): Promise<string> {
  const { default: createDOMPurify } = await import('dompurify');
  // An instance of its own: a hook on the page's one would reach the site's other uses.
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    node.setAttribute('rel', 'sponsored noopener');
    node.setAttribute('target', '_blank');
  });
  return purifier.sanitize(html, {
    ALLOWED_TAGS: ['a', 'b', 'strong', 'em', 'i'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^https:\/\//i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
