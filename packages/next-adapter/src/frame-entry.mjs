import path from 'node:path';

/** Below the output of the build; `frame-scripts.ts` reads it. */
const FILE = 'frame-scripts.json';

/** Name of their entry among those of Next.js. */
const ENTRY = 'frame';

/**
 * Builds an app's `frame.ts` beside its pages, and writes down which files it became.
 *
 * @param {import('webpack').Configuration} config of the client
 * @param {string} directory absolute path of the app
 */
export function addFrameScripts(config, directory) {
  const { entry: pages } = config;
  config.entry = async () => ({
    ...(await pages()),
    // Next.js would let it depend on its own runtime.
    [ENTRY]: { import: path.join(directory, 'frame.ts'), dependOn: undefined },
  });
  config.plugins.push({
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(ENTRY, (compilation) => {
        const { RawSource } = compiler.webpack.sources;
        compilation.hooks.processAssets.tap(
          // After the names with their hashes are known.
          { name: ENTRY, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const files = compilation.entrypoints.get(ENTRY).getFiles();
            const scripts = files.filter((file) => file.endsWith('.js'));
            compilation.emitAsset(FILE, new RawSource(JSON.stringify(scripts)));
          },
        );
      });
    },
  });
}
