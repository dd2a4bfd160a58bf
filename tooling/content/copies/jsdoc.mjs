/** The paragraphs of all comments that document the declarations of a file, without their marks. */
export function jsdocTexts(source) {
  return [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].flatMap(([, comment]) =>
    comment
      .replace(/^[ \t]*\*[ \t]?/gm, '')
      .replace(/\{@link\s+([^}]*)\}/g, '$1')
      .replace(/\]\([^)]*\)/g, ']')
      .split(/\n\s*\n|^\s*@\w+/m)
      .filter((text) => text.trim() !== ''),
  );
}
