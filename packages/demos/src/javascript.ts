import { format } from 'prettier';
import { transform } from 'sucrase';

/** An import statement, over as many lines as it takes. */
const IMPORT = /^import\s(?:[^'"]*?\sfrom\s+)?['"][^'"]+['"];?$/gm;

/**
 * Makes JavaScript from TypeScript: types go, comments and layout stay, Prettier closes the gaps.
 *
 * @param code TypeScript, with JSX when `language` is `tsx`
 * @param language `ts` or `tsx`
 * @returns undefined when the code is not a module on its own, as fragments in prose are
 */
export async function toJavaScript(code: string, language: string): Promise<string | undefined> {
  if (language !== 'ts' && language !== 'tsx') return undefined;
  try {
    const { code: stripped } = transform(code, {
      transforms: language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      // A sample of nothing but imports shows how to import: none of them is unused.
      keepUnusedImports: code.replace(IMPORT, '').trim() === '',
    });
    const formatted = await format(stripped, {
      parser: 'babel',
      singleQuote: true,
      printWidth: 80,
    });
    return formatted.trim();
  } catch (error) {
    if (error instanceof SyntaxError || (error as Error).name === 'SyntaxError') return undefined;
    throw error;
  }
}
