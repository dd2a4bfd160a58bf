'use client';

import type { ArticleProps } from '@lectern/page-model';
import { ApiArticle } from './views/api-article';
import { ChangesArticle } from './views/changes-article';
import { DocArticle } from './views/doc-article';
import { FunctionsArticle } from './views/functions-article';

/** The article of a documentation page: Markdown, an API reference, or the changes of a version. */
export function DocsPage(props: ArticleProps) {
  switch (props.kind) {
    case 'doc':
      return <DocArticle {...props} />;
    case 'api':
      return <ApiArticle {...props} />;
    case 'functions':
      return <FunctionsArticle {...props} />;
    case 'changes':
      return <ChangesArticle {...props} />;
  }
}
