import {
  isListed,
  socialImagePathname,
  type PageProps,
  type SiteConfig,
} from '@lectern/page-model';
import { pageUrl } from './page-url';
import { dataBlock, structuredData } from './structured-data';

/**
 * What services that read a page's document want to know: how its link looks where it is shared, and
 * what it is. Readers' browsers need none of it, so it is in the document alone.
 */
export function PageMetadata({ page, site }: { page: PageProps; site: SiteConfig }) {
  if (!isListed(page)) return <meta name="robots" content="noindex" />;
  const { title, description } = page;
  return (
    <>
      <meta property="og:type" content={page.kind === 'home' ? 'website' : 'article'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={pageUrl(site, page.path, page.language)} />
      <meta property="og:image" content={`${site.origin}${socialImagePathname(page)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}. ${description}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: dataBlock(structuredData(page, site)) }}
      />
    </>
  );
}
