import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Day of the last commit of each file below `apps`, by its path in the repository; empty where there
 * is no history, as in an unpacked archive.
 */
export async function readUpdated(root: string): Promise<Map<string, string>> {
  const args = ['log', '--format=commit %cs', '--name-only', '--', 'apps'];
  const log = await run('git', args, { cwd: root, maxBuffer: 64 * 2 ** 20 }).then(
    ({ stdout }) => stdout,
    () => '',
  );
  const updated = new Map<string, string>();
  let day = '';
  // The newest commit comes first.
  for (const line of log.split('\n')) {
    if (line.startsWith('commit ')) day = line.slice('commit '.length);
    else if (line !== '' && !updated.has(line)) updated.set(line, day);
  }
  return updated;
}
