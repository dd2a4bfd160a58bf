/** `npm test`: every check there is, in an order that fails early. Ends with the count of tests. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run, secondsSince } from './run.mjs';

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Each step: what it is called, what is run, and where its own count of tests is found. */
const steps = [
  ['format', ['pnpm', 'run', '--silent', 'format:check']],
  ['lint', ['pnpm', 'run', '--silent', 'lint']],
  ['content', ['pnpm', 'run', '--silent', 'content']],
  ['prepare', ['pnpm', 'run', '--silent', 'prepare-pages']],
  ['types', ['pnpm', 'run', '--silent', 'types']],
  [
    'unit tests',
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile=test-results/unit.json',
    ],
    'unit.json',
  ],
  ['build', ['pnpm', 'run', '--silent', 'build']],
  ['packages', ['pnpm', 'run', '--silent', 'packages:check']],
  ['release', ['pnpm', 'run', '--silent', 'release:rehearse'], 'siblings.json'],
  ['links', ['pnpm', 'run', '--silent', 'links']],
  ['browser tests', ['pnpm', 'run', '--silent', 'e2e'], 'e2e.json'],
];

/** Tests of a report by vitest or Playwright. */
function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

let passed = 0;
let failed = 0;
const times = [];
for (const [name, [command, ...args], report] of steps) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const code = await run(command, args);
  times.push(`${name.padEnd(14)} ${code === 0 ? 'passed' : 'FAILED'} ${secondsSince(start)} s`);
  if (report) {
    const counted = countTests(path.join(results, report));
    passed += counted.passed;
    failed += counted.failed;
    if (code !== 0 && counted.failed === 0) failed += 1;
  } else if (code === 0) {
    passed += 1;
  } else {
    failed += 1;
  }
  // Without a site there is nothing to look at.
  if (code !== 0 && (name === 'prepare' || name === 'build')) break;
}

console.log(`\n${times.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
