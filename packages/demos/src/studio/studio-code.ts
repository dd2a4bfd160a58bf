import { studioOptions } from './studio-options';
import type { StudioTheme } from './studio-theme';

const nameOf = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name));

function quoted(text: string): string {
  // Fonts are quoted with double ones, and no value has a backslash.
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

function written(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const entries = Object.entries(value).map(
    ([name, one]) => `${inner}${nameOf(name)}: ${written(one, inner)},\n`,
  );
  return entries.length > 0 ? `{\n${entries.join('')}${indent}}` : '{}';
}

/** TypeScript that makes the theme with Material UI; it holds what differs from the default. */
export function studioCode(theme: StudioTheme): string {
  const options = studioOptions(theme);
  const argument = Object.keys(options).length > 0 ? written(options, '') : '';
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme(${argument});
`;
}
