import { describe, expect, test } from 'vitest';
import { costOf, descendants, parseStat } from './build-cost.mjs';

describe('the cost of a build', () => {
  test('a command name with spaces and brackets does not shift the fields of stat', () => {
    const fields = Array.from({ length: 30 }, (_, index) => index + 3);
    expect(parseStat(`42 (next (build) 1) S ${fields.slice(1).join(' ')}`)).toEqual({
      parent: 4,
      childTicks: 16 + 17,
    });
  });

  test('descendants are found over several generations, others are not', () => {
    const parents = new Map([
      [10, 1],
      [11, 10],
      [12, 11],
      [20, 1],
    ]);
    expect(descendants(parents, 10).sort()).toEqual([11, 12]);
  });

  test.runIf(process.platform === 'linux')(
    'a command that computes costs CPU time and memory',
    async () => {
      const busy = 'const end = Date.now() + 600; while (Date.now() < end) Math.sqrt(end);';
      const cost = await costOf(process.execPath, ['-e', busy]);
      expect(cost.peakMemoryMB).toBeGreaterThan(1);
      expect(cost.seconds).toBeGreaterThanOrEqual(1);
    },
  );

  test('a command that fails is reported, not measured', async () => {
    await expect(costOf(process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow('code 3');
  });
});
