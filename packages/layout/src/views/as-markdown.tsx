'use client';

import { CopyButton } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import { markdownPathname } from '@lectern/page-model';
import { useShell } from '../shell';
import { Menu } from './menu';

/** The page as Markdown: to copy, or to read. */
export function AsMarkdown() {
  const { page } = useShell();
  const t = useTranslate();
  const href = markdownPathname(page);
  if (!href) return null;
  return (
    <Menu align="end" summary={<>Markdown</>}>
      <ul className="menu-list">
        <li>
          <CopyButton
            getText={() => readText(href)}
            labels={{ copy: t('copyPage'), copied: t('copied') }}
          />
        </li>
        <li>
          <a href={href}>{t('asMarkdown')}</a>
        </li>
      </ul>
    </Menu>
  );
}

async function readText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return response.text();
}
