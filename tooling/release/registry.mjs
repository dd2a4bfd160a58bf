/** A package registry of this machine alone, for the time of a rehearsal. */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';

/** Seconds until a registry that does not answer is given up. */
const PATIENCE = 60;

/** A port nobody listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Settings: one scope, nobody asked for a name, no other registry behind it. */
const settings = (storage) => `
storage: ${JSON.stringify(storage)}
max_body_size: 20mb
uplinks: {}
packages:
  '@lectern/*':
    access: $all
    publish: $anonymous
log: { type: stdout, format: pretty, level: warn }
`;

/**
 * Starts Verdaccio on a free port of 127.0.0.1.
 *
 * @param {string} directory an empty folder for its settings and packages
 * @returns {Promise<{ url: string, npmrc: string, storage: string, close: () => Promise<void> }>}
 *   `npmrc` sends the scope of the packages here, and nothing else
 * @throws {Error} when it does not answer
 */
export async function startRegistry(directory) {
  const storage = path.join(directory, 'storage');
  await mkdir(storage, { recursive: true });
  const config = path.join(directory, 'config.yaml');
  await writeFile(config, settings(storage));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const require = createRequire(import.meta.url);
  const binary = path.join(
    path.dirname(require.resolve('verdaccio/package.json')),
    'bin/verdaccio',
  );
  const child = spawn(
    process.execPath,
    [binary, '--config', config, '--listen', `127.0.0.1:${port}`],
    { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const close = async () => {
    child.kill();
    await ended;
  };
  for (let attempt = 0; ; attempt += 1) {
    if (
      await fetch(`${url}-/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null || attempt === PATIENCE * 4) {
      await close();
      throw new Error('The local registry did not start; see its messages above.');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const npmrc = `@lectern:registry=${url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`;
  return { url, npmrc, storage, close };
}
