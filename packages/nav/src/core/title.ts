/** Words whose spelling a path can't tell. */
const SPELLINGS: Readonly<Record<string, string>> = {
  api: 'API',
  css: 'CSS',
  csp: 'CSP',
  faq: 'FAQ',
  html: 'HTML',
  id: 'ID',
  mui: 'MUI',
  nextjs: 'Next.js',
  rtl: 'RTL',
  ssr: 'SSR',
  ui: 'UI',
  url: 'URL',
  typescript: 'TypeScript',
  javascript: 'JavaScript',
};

/**
 * Makes a title from the last segment of a path. Component pages (`react-…`) capitalise each word,
 * others the first one.
 *
 * @param pathname such as `/material-ui/react-button-group/`, which gives `Button Group`
 */
export function titleFromPathname(pathname: string): string {
  const segment = pathname.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const component = segment.startsWith('react-');
  const words = segment.replace(/^react-/, '').split('-').filter(Boolean);
  return words
    .map((word, index) => {
      const spelled = SPELLINGS[word];
      if (spelled) return spelled;
      return component || index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(' ');
}
