import type { Frame } from './frame';
import type { ProjectLanguage } from './manifest';

/** Code that puts a demo, in its frame, into the document. */
export function mainModule(demo: string, frame: Frame, language: ProjectLanguage): string {
  const { imports, theme, open, close } = frame;
  const indent = (lines: readonly string[], by: number) =>
    lines.map((line) => `${' '.repeat(by)}${line}\n`).join('');
  const root = `document.getElementById('root')${language === 'ts' ? '!' : ''}`;
  return `${imports.map((line) => `${line}\n`).join('')}import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './${demo}';

${theme ? `${theme}\n\n` : ''}createRoot(${root}).render(
  <StrictMode>
${indent(open, 4)}${indent(['<Demo />'], open.length > 0 ? 6 : 4)}${indent(close, 4)}  </StrictMode>,
);
`;
}
