import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileModule, EditProblem } from '../../packages/demos/src/runner/compile';

const apps = path.join(import.meta.dirname, '../../apps');

/** Demos and the modules beside them. */
const modules = readdirSync(apps)
  .map((area) => path.join(apps, area, 'content'))
  .filter((content) => existsSync(content))
  .flatMap((content) =>
    readdirSync(content, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(content, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file));

test('what stands in the editor first compiles, for every demo', () => {
  expect(modules.length).toBeGreaterThan(0);
  const problems = modules.flatMap((file) => {
    try {
      compileModule(file, readFileSync(file, 'utf8'));
      return [];
    } catch (error) {
      if (error instanceof EditProblem) return [`${file}: ${error.message}`];
      throw error;
    }
  });
  expect(problems).toEqual([]);
});
