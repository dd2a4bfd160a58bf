import { defineConfig, type Options } from 'tsup';

/**
 * The build of a published package: one ESM and one CJS file with types for each entry.
 *
 * @param entries names of files in `src`, without extension
 * @param options what this package adds
 */
export function publishedPackage(entries: readonly string[], options: Options = {}) {
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
    ...options,
  });
}
