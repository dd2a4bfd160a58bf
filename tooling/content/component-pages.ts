import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from '../../packages/markdown/src/front-matter';

/** An English page of an area. */
export interface ComponentPage {
  /** Its folder below the area's content. */
  readonly folder: string;
  readonly source: string;
  /** Components that it is about, the first before all. */
  readonly components: readonly string[];
}

/** Every page of an area that names components, by its folder. */
export function componentPages(area: string): ComponentPage[] {
  const content = path.join(import.meta.dirname, '../../apps', area, 'content');
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.md')
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(content, file), 'utf8');
      const yaml = /^---\n([^]*?)\n---/.exec(source)?.[1];
      const { components } = parseFrontMatter(yaml, file).frontMatter;
      return { folder: path.dirname(file), source, components };
    })
    .filter(({ components }) => components.length > 0);
}
