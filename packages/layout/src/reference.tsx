'use client';

import type { ApiProps, ChangesProps, FunctionsProps } from '@lectern/page-model';
import { ApiArticle } from './views/api-article';
import { ChangesArticle } from './views/changes-article';
import { FunctionsArticle } from './views/functions-article';

/** A page of the API reference. It is a chunk of its own: pages to read do not carry it. */
export function ReferenceArticle(props: ApiProps | FunctionsProps | ChangesProps) {
  switch (props.kind) {
    case 'api':
      return <ApiArticle {...props} />;
    case 'functions':
      return <FunctionsArticle {...props} />;
    case 'changes':
      return <ChangesArticle {...props} />;
  }
}
