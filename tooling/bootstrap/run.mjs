/** Runs commands for the root scripts, with the workspace's own binaries first on PATH. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository root. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const binaries = path.join(root, 'node_modules', '.bin');

/** This process's environment with the workspace's binaries in reach and no telemetry. */
export const environment = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
};

/**
 * Runs a command in the repository root with its output passed through.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns {Promise<number>} the exit code; a signal counts as 1
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: options.stdio ?? 'inherit',
      // npm and npx are .cmd files on Windows, which only a shell starts.
      shell: options.shell ?? process.platform === 'win32',
      env: { ...environment, ...options.env },
    });
    const forward = (signal) => child.kill(signal);
    process.once('SIGTERM', forward);
    process.once('SIGINT', forward);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      resolve(code ?? 1);
    });
  });
}

/** Whole seconds with one decimal since `start`, a value of `performance.now()`. */
export function secondsSince(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}
