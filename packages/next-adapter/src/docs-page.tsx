'use client';

import { DocArticle } from '@lectern/layout';
import type { ArticleProps, DocProps } from '@lectern/page-model';
import dynamic from 'next/dynamic';
import { useEffect, useState, type ComponentType } from 'react';

type ReferenceProps = Exclude<ArticleProps, DocProps>;

const LateReference = dynamic(() =>
  import('@lectern/layout/reference').then((module) => module.ReferenceArticle),
);

/** Once it is fetched it renders at once, so that a link to one prop finds its place. */
let fetched: ComponentType<ReferenceProps> | undefined;

/** The article of a documentation page: Markdown, an API reference, or the changes of a version. */
export function DocsPage(props: ArticleProps) {
  // Ready before somebody follows a link to the reference, after all that this page needs.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const handle = requestIdleCallback(() => {
      import('@lectern/layout/reference').then(
        ({ ReferenceArticle }) => {
          fetched = ReferenceArticle;
        },
        // A page of the reference asks for it again.
        () => undefined,
      );
    });
    return () => cancelIdleCallback(handle);
  }, []);
  return props.kind === 'doc' ? (
    <DocArticle {...props} />
  ) : (
    <Reference key={props.path} {...props} />
  );
}

function Reference(props: ReferenceProps) {
  // Chosen once for a page: another component in its place would draw it anew.
  const [Article] = useState(() => fetched ?? LateReference);
  return <Article {...props} />;
}
