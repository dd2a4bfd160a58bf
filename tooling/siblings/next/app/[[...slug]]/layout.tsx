import '@lectern/ads/styles.css';
import { codeVariantScript } from '@lectern/code-tools/script';
import { directionOf } from '@lectern/docs-config/core';
import { localeFromPathname } from '@lectern/nav';
import { colorModeScript } from '@lectern/theme-state/script';
import type { ReactNode } from 'react';
import '../site.css';

interface LayoutProps {
  params: Promise<{ slug?: string[] }>;
  children: ReactNode;
}

export default async function Layout({ params, children }: LayoutProps) {
  const { slug = [] } = await params;
  const { language } = localeFromPathname(`/${slug.join('/')}/`);
  const script = `${colorModeScript()};${codeVariantScript()}`;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-code-variant="TS"
      suppressHydrationWarning
    >
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body className="mode-light" dir={directionOf(language)} suppressHydrationWarning>
        <script dangerouslySetInnerHTML={{ __html: script }} />
        {children}
      </body>
    </html>
  );
}
