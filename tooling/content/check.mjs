/**
 * Checks code, prose and copies of the English pages: `pnpm content`. Words behind it, such as
 * `pnpm content react-button`, choose the pages that are reported by their paths.
 */
import { register } from 'tsx/esm/api';
import { secondsSince } from '../bootstrap/run.mjs';
import { checkCode } from './code/check-code.mjs';
import { checkCopies } from './copies/check-copies.mjs';
import { checkProse } from './prose/check-prose.mjs';
import { readPages } from './read-pages.mjs';

const unregister = register();
const { formatIssues } = await import('../../packages/page-model/src/index.ts');
await unregister();

const CHECKS = { code: checkCode, prose: checkProse, copies: checkCopies };

const chosen = process.argv.slice(2);
const isChosen = ({ file }) => chosen.length === 0 || chosen.some((part) => file.includes(part));

const pages = readPages();
const issues = [];
for (const [name, check] of Object.entries(CHECKS)) {
  const start = performance.now();
  const found = await check(pages);
  issues.push(...found);
  console.log(
    `${name}: ${found.length} problems on ${pages.length} pages, ${secondsSince(start)} s`,
  );
}
const told = issues.filter(isChosen);
if (told.length > 0) console.error(`\n${formatIssues(told)}`);
process.exitCode = told.length > 0 ? 1 : 0;
