/** What one command costs: seconds, CPU seconds and the peak memory of its processes. */
import { readFileSync, readdirSync } from 'node:fs';
import { run } from '../bootstrap/run.mjs';

/** Kernel ticks per second of /proc/<pid>/stat; Linux fixes USER_HZ at 100. */
const TICKS = 100;
const SAMPLE_MS = 250;

const linux = process.platform === 'linux';

/** The fields of /proc/<pid>/stat that follow the command's name, which may hold spaces. */
export function parseStat(text) {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), childTicks: Number(fields[13]) + Number(fields[14]) };
}

/** CPU seconds of every descendant that has ended and was waited for. */
const childCpuSeconds = () => parseStat(readFileSync('/proc/self/stat', 'utf8')).childTicks / TICKS;

/** The ids in `parents` (id to parent id) that descend from `ancestor`. */
export function descendants(parents, ancestor) {
  const found = new Set();
  const queue = [ancestor];
  for (const id of queue) {
    for (const [child, parent] of parents) {
      if (parent !== id || found.has(child)) continue;
      found.add(child);
      queue.push(child);
    }
  }
  return [...found];
}

/** Reads a file of a process that may end at any moment; undefined once it has. */
function readProc(id, name) {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Proportional memory of all descendants, in bytes: shared pages count once. */
function memoryOfDescendants() {
  const parents = new Map();
  for (const id of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const stat = readProc(id, 'stat');
    if (stat) parents.set(id, parseStat(stat).parent);
  }
  return descendants(parents, process.pid).reduce((sum, id) => {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readProc(id, 'smaps_rollup') ?? '')?.[1];
    return sum + Number(kilobytes ?? 0) * 1024;
  }, 0);
}

/**
 * Runs a command as `run` does and measures it.
 *
 * @returns {Promise<{ seconds: number, cpuSeconds: number | null, peakMemoryMB: number | null }>}
 *   CPU and memory are null where there is no /proc
 * @throws {Error} when the command fails
 */
export async function costOf(command, args, options) {
  const cpuBefore = linux ? childCpuSeconds() : 0;
  let peak = 0;
  const sampler = linux
    ? setInterval(() => (peak = Math.max(peak, memoryOfDescendants())), SAMPLE_MS)
    : undefined;
  const start = performance.now();
  const code = await run(command, args, options);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}`);
  return {
    seconds: Math.round(seconds),
    cpuSeconds: linux ? Math.round(childCpuSeconds() - cpuBefore) : null,
    peakMemoryMB: linux ? Math.round(peak / 2 ** 20) : null,
  };
}
