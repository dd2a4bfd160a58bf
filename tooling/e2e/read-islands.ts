/**
 * The DOM of every demo of a document by its identifier, written so that two ways to the same DOM
 * read alike: without the marks that server HTML has, and without the numbers of React's ids. Runs in
 * the page.
 */
export function readIslands(): Readonly<Record<string, string>> {
  const plain = (text: string) =>
    text
      // Server and client number their ids apart.
      .replace(/-[rR]_\w+?_/g, '-id')
      // Those of tabs of @mui/lab are drawn by chance.
      .replace(/mui-p-\d+/g, 'id')
      // A clock goes on.
      .replace(/\d\d:\d\d:\d\d/g, 'time');
  // The server writes the selected option as an attribute, which the browser keeps as a state.
  const isState = (name: string) => name === 'style' || name === 'selected';
  const write = (node: Node): string => {
    if (node instanceof Text) return plain(node.data);
    if (!(node instanceof Element) || node instanceof HTMLStyleElement) return '';
    const names = node.getAttributeNames().filter((name) => !isState(name));
    const attributes = names
      .sort()
      .map((name) => `${name}="${plain(node.getAttribute(name) ?? '')}"`);
    const style = (node as HTMLElement).style?.cssText;
    const name = node.localName;
    const open = [name, ...attributes, ...(style ? [`style="${style}"`] : [])].join(' ');
    return `<${open}>${[...node.childNodes].map(write).join('')}</${name}>\n`;
  };
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  return Object.fromEntries(
    islands.map((island) => [island.dataset['island'], [...island.childNodes].map(write).join('')]),
  );
}
