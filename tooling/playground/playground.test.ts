// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../apps/api.config';
import { controlsOf, playgroundCode } from '../../packages/layout/src/playground-code';
import { presetOf } from '../../packages/layout/src/playground-presets';
import { isPlayable } from '../../packages/layout/src/playground-presets/left-out';
import { areaDirectory, readAreaFacts } from '../overrides/area-facts';
import { runModule } from '../overrides/run-module';
import { typeComplaints } from '../overrides/type-complaints';

/** The example a playground begins with. */
interface Example {
  readonly area: string;
  readonly name: string;
  readonly directory: string;
  readonly code: string;
}

const examples = new Map<string, Example>();
/** Pages whose playground has nothing to set. */
const idle: string[] = [];
beforeAll(async () => {
  for (const area of Object.keys(api)) {
    const directory = areaDirectory(area);
    const facts = await readAreaFacts(area);
    for (const page of pagesOf(directory)) {
      const played = page.filter(isPlayable).flatMap((name) => {
        const component = facts.get(name);
        if (!component) throw new Error(`${name} of ${area} is not documented.`);
        return controlsOf(component, presetOf(area, name)).length > 0 ? [component] : [];
      });
      if (played.length === 0 && page.some(isPlayable)) idle.push(`${area} ${page.join(', ')}`);
      for (const component of played) {
        const { name } = component;
        const code = playgroundCode(component, {}, presetOf(area, name));
        examples.set(`${area} ${name}`, { area, name, directory, code });
      }
    }
  }
}, 300_000);

/** Components that the front matter of each page of an area names. */
function pagesOf(directory: string): string[][] {
  const content = path.join(directory, 'content');
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.md')
    .map((file) => readFileSync(path.join(content, file), 'utf8'))
    .map((text) => /^components: \[([^\]]*)\]/m.exec(text)?.[1]?.split(/,\s*/) ?? []);
}

const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let unmount = () => undefined as void;
afterEach(() => unmount());

test('every page that offers a playground has something to set', () => {
  expect(idle).toEqual([]);
});

test('what every playground begins with compiles', () => {
  const files = new Map(
    [...examples.values()].map(({ directory, area, name, code }) => [
      path.join(directory, 'examples', `${area}-${name}.tsx`),
      code,
    ]),
  );
  expect(typeComplaints(files)).toEqual([]);
});

test('what every playground begins with is drawn, without a word in the console', () => {
  const found: string[] = [];
  for (const { area, name, directory, code } of examples.values()) {
    const require = createRequire(path.join(directory, 'package.json'));
    const { createElement } = require('react') as typeof import('react');
    const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
    const { flushSync } = require('react-dom') as typeof import('react-dom');
    const [View] = Object.values(runModule(code, require));
    const container = document.body.appendChild(document.createElement('div'));
    const drawn = createRoot(container);
    unmount = () => {
      drawn.unmount();
      container.remove();
    };
    try {
      flushSync(() => drawn.render(createElement(View as import('react').FC)));
      // Popups stand beside the container.
      const isEmpty = document.body.querySelectorAll('*').length === 1;
      if (isEmpty) found.push(`${area} ${name} shows nothing.`);
    } catch (error) {
      found.push(`${area} ${name}: ${String(error)}`);
    }
    unmount();
    for (const [words] of complaints.mock.calls) found.push(`${area} ${name}: ${String(words)}`);
    complaints.mockClear();
  }
  expect(found).toEqual([]);
  expect(examples.size).toBeGreaterThan(100);
});
