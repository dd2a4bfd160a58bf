'use client';

import { DocArticle } from '@lectern/layout';
import type { ArticleProps } from '@lectern/page-model';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';

const loadReference = () => import('@lectern/layout/reference');
const ReferenceArticle = dynamic(() =>
  import('@lectern/layout/reference').then((module) => module.ReferenceArticle),
);

/** The article of a documentation page: Markdown, an API reference, or the changes of a version. */
export function DocsPage(props: ArticleProps) {
  // Ready before somebody follows a link to the reference, after all that this page needs.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const handle = requestIdleCallback(() => void loadReference());
    return () => cancelIdleCallback(handle);
  }, []);
  return props.kind === 'doc' ? <DocArticle {...props} /> : <ReferenceArticle {...props} />;
}
