'use client';

import type { ApiProps, DocProps } from '@lectern/page-model';
import { ApiArticle } from './views/api-article';
import { DocArticle } from './views/doc-article';

/** The article of a documentation page: Markdown or a component's API. */
export function DocsPage(props: DocProps | ApiProps) {
  return props.kind === 'doc' ? <DocArticle {...props} /> : <ApiArticle {...props} />;
}
