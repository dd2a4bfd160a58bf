import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

/** Marks the React entry as client code: bundling drops the directive of its modules. */
async function markClient() {
  for (const file of ['dist/index.js', 'dist/index.cjs']) {
    const text = await readFile(file, 'utf8');
    if (!text.startsWith("'use client'")) await writeFile(file, `'use client';\n${text}`);
  }
}

/**
 * The build of a published package: one ESM and one CJS file with types for each entry.
 *
 * @param entries names of files in `src`, without extension
 * @param options what this package adds; `client` says that `index` holds React components
 */
export function publishedPackage(
  entries: readonly string[],
  {
    client = true,
    onSuccess,
    ...options
  }: Omit<Options, 'onSuccess'> & { client?: boolean; onSuccess?: () => Promise<void> } = {},
) {
  return defineConfig({
    entry: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
    format: ['esm', 'cjs'],
    dts: true,
    sourcemap: true,
    clean: true,
    target: 'es2022',
    // Shared modules (contexts above all) exist once, whichever entry is imported.
    splitting: true,
    treeshake: true,
    onSuccess: async () => {
      if (client) await markClient();
      await onSuccess?.();
    },
    ...options,
  });
}
