/** Packs each published package as it would be published, and checks what a consumer would get. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { publishedPackages } from './published-packages.mjs';

const temporary = mkdtempSync(path.join(tmpdir(), 'lectern-packages-'));
let failed = false;
const execute = (command, args, cwd = root) => {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    failed = true;
    console.error(`${error.stdout ?? ''}${error.stderr ?? ''}`);
    return '';
  }
};

try {
  for (const { folder: name } of publishedPackages()) {
    const directory = path.join(root, 'packages', name);
    execute('pnpm', ['pack', '--pack-destination', temporary], directory);
    const tarball = readdirSync(temporary).find((file) => file.startsWith(`lectern-${name}-`));
    if (!tarball) {
      failed = true;
      console.error(`${name}: pnpm pack made no tarball.`);
      continue;
    }
    const file = path.join(temporary, tarball);
    console.log(`${name}: ${tarball}`);
    const checked = execute('publint', ['run', file, '--strict']);
    if (/\bWarnings:|\bErrors:/.test(checked)) console.log(checked);
    execute('attw', [
      file,
      '--profile',
      'node16',
      '--format',
      'ascii',
      '--exclude-entrypoints',
      'styles.css',
    ]);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
