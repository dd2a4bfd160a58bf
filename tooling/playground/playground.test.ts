// @vitest-environment jsdom
import path from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../apps/api.config';
import { controlsOf, playgroundCode } from '../../packages/layout/src/playground-code';
import { presetOf } from '../../packages/layout/src/playground-presets';
import { isPlayable } from '../../packages/layout/src/playground-presets/left-out';
import { componentPages } from '../content/component-pages';
import { areaDirectory, readAreaFacts } from '../overrides/area-facts';
import { clear, draw, packagesOf } from '../overrides/draw';
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
    for (const { folder, components } of componentPages(area)) {
      const played = components.filter(isPlayable).flatMap((name) => {
        const component = facts.get(name);
        if (!component) throw new Error(`${name} of ${area} is not documented.`);
        return controlsOf(component, presetOf(area, name)).length > 0 ? [component] : [];
      });
      if (played.length === 0 && components.some(isPlayable)) idle.push(`${area}/${folder}`);
      for (const component of played) {
        const { name } = component;
        const code = playgroundCode(component, {}, presetOf(area, name));
        examples.set(`${area} ${name}`, { area, name, directory, code });
      }
    }
  }
}, 300_000);

const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(clear);

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
  for (const { area, name, code } of examples.values()) {
    const { require, React } = packagesOf(area);
    const [View] = Object.values(runModule(code, require));
    try {
      draw(area, React.createElement(View as import('react').FC));
      // Popups stand beside the container.
      const isEmpty = document.body.querySelectorAll('*').length === 1;
      if (isEmpty) found.push(`${area} ${name} shows nothing.`);
    } catch (error) {
      found.push(`${area} ${name}: ${String(error)}`);
    }
    clear();
    for (const [words] of complaints.mock.calls) found.push(`${area} ${name}: ${String(words)}`);
    complaints.mockClear();
  }
  expect(found).toEqual([]);
  expect(examples.size).toBeGreaterThan(100);
});
