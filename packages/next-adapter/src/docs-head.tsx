import type { PageProps, SiteConfig } from '@lectern/page-model';
import Head from 'next/head';

/**
 * Title, description, canonical address and the page's other languages. Where English stands in for
 * a translation, the English page is the canonical one.
 */
export function DocsHead({ page, site }: { page: PageProps; site: SiteConfig }) {
  const url = (language: string) =>
    `${site.origin}${language === site.languages[0].code ? '' : `/${language}`}${page.path}`;
  const { written } = page;
  const english = site.languages[0].code;
  const title =
    page.kind === 'home' ? `${site.name}: ${page.title}` : `${page.title} - ${site.name}`;
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={page.description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <link rel="icon" href="/static/lectern.svg" type="image/svg+xml" />
      {(page.kind === 'doc' || page.kind === 'api' || page.kind === 'functions') && (
        <link
          rel="alternate"
          type="text/markdown"
          href={`${page.path.replace(/\/$/, '')}.md`}
          title="Markdown"
        />
      )}
      {page.kind === 'doc' && page.posts && (
        <link rel="alternate" type="application/atom+xml" href={`${page.path}feed.xml`} />
      )}
      <link rel="canonical" href={url(written.includes(page.language) ? page.language : english)} />
      {written.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={url(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url(english)} />
    </Head>
  );
}
