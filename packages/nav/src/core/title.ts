import type { PageEntry } from './page-entry';
import { canonicalPathname } from './pathname';

/** Words whose spelling a path can't tell: acronyms, and names of products and languages. */
const SPELLINGS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'API AI ARIA CDN CLI CSP CSS CSV DOM FAQ HTML HTTP ID JS JSON JSX LLM LLMs MCP MDX MUI PDF PWA RTL SDK SEO SSR ' +
    'SVG TS TSX UI UMD URL UX XSS CodeSandbox Emotion ESLint Figma GitHub GraphQL JavaScript Joy ' +
    'Markdown Material Next.js Node.js npm pnpm Preact React Redux Remix Sass SSG StackBlitz sx Tailwind ' +
    'Toolpad TypeScript Vite Webpack'
  )
    .split(' ')
    .map((word) => [word.toLowerCase().replace('.', ''), word]),
);

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Makes a title from the last segment of a path, as the field writes them. Component pages
 * (`react-…`) capitalise each word; API pages are named like the code, others like a sentence.
 *
 * @param pathname such as `/material-ui/react-button-group/`, which gives `Button Group`
 */
export function titleFromPathname(pathname: string): string {
  const segments = canonicalPathname(pathname).split('/').filter(Boolean);
  const last = segments.at(-1);
  if (last === undefined) return 'Home';
  const component = /^react-./.test(last);
  const words = last
    .replace(/^react-(?=.)/, '')
    .split('-')
    .filter(Boolean);
  const isCode = segments.slice(0, -1).some((segment) => /^api(?:-docs)?$/.test(segment));
  const isHook = words[0] === 'use' && words.length > 1;
  if (isCode || (component && isHook)) {
    const name = words.map(capitalize).join('');
    return isHook ? name.replace(/^U/, 'u') : name;
  }
  return words
    .map((word, place) => {
      const spelled = Object.hasOwn(SPELLINGS, word) ? SPELLINGS[word] : undefined;
      return spelled ?? (component || place === 0 ? capitalize(word) : word);
    })
    .join(' ');
}

/**
 * What a reader calls an entry: its title, its subheader, or a title made from its path.
 *
 * @param entry an entry of the page tree
 */
export function titleOf(entry: PageEntry): string {
  return entry.title ?? entry.subheader ?? titleFromPathname(entry.pathname);
}
