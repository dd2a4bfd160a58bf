type Rules = { readonly [selector: string]: string | number | Rules };

/** Writes the style objects of `theme.generateStyleSheets()` as CSS text. */
export function sheetText(sheets: readonly object[]): string {
  const body = (rules: Rules): string =>
    Object.entries(rules)
      .map(([key, value]) =>
        typeof value === 'object'
          ? `${key}{${body(value)}}`
          : `${key.startsWith('--') ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value};`,
      )
      .join('');
  return sheets.map((sheet) => body(sheet as Rules)).join('\n');
}
