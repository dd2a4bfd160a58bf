import type { DemoFile } from '@lectern/page-model';
import type { DemoSources } from './plan-demo';
import { reachedFiles } from './project/reached-files';

/**
 * The files beside a demo that it is made of, in the order in which they are imported.
 *
 * @param entry name of the demo's own file
 */
export function siblingFiles(
  entry: string,
  { files, highlight }: Pick<DemoSources, 'files' | 'highlight'>,
): Promise<DemoFile[]> {
  const siblings = [...reachedFiles(entry, files)].filter(([name]) => name !== entry);
  return Promise.all(
    siblings.map(async ([name, text]) => {
      const code = text.trimEnd();
      return { name, code: await highlight(code), lines: code.split('\n').length };
    }),
  );
}
