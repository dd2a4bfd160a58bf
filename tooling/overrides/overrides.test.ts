import type { ApiModel, ComponentFacts } from '@lectern/page-model';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formsOf, overrideCode } from '../../packages/demos/src/parts/override-code';
import { partsOf, type Part } from '../../packages/demos/src/parts/read-parts';
import { componentFacts } from '../../packages/site-build/src/facts';
import { readReference } from '../api-reference/read-reference.mjs';
import { typeComplaints } from './type-complaints';

interface Library {
  readonly models: readonly ApiModel[];
  readonly directory: string;
}

/** A slot's own line, and one that every element takes. */
const DECLARATIONS = [
  { property: 'border-radius', value: '4px' },
  { property: 'outline', value: '2px solid' },
];
const PLACE = { inside: true, weight: 1 };

/** Overrides by the files they stand in, beside what is installed for their area. */
const files = new Map<string, string>();
let components = 0;
const slots = new Set<string>();

beforeAll(async () => {
  const libraries = (await readReference()) as readonly Library[];
  for (const { models, directory } of libraries) {
    for (const model of models) {
      const parts = partsIn(componentFacts(model, ''));
      if (model.kind !== 'component' || parts.length === 0) continue;
      components += 1;
      for (const part of parts) {
        slots.add(`${model.packageName} ${part.className}`);
        for (const form of formsOf(part, PLACE)) {
          if (form === 'css') continue;
          const name = [model.packageName, model.name, part.slot, form].join('-');
          const file = path.join(directory, 'overrides', `${name.replace(/[^\w-]/g, '_')}.tsx`);
          files.set(file, overrideCode(part, form, DECLARATIONS, PLACE));
        }
      }
    }
  }
}, 300_000);

/** Every slot that reading the classes of an element could find. */
function partsIn(facts: ComponentFacts): Part[] {
  const found = facts.classes.flatMap(({ className }) =>
    partsOf([className], () => facts).filter((part) => part.className === className),
  );
  const isVariant = ({ slot }: Part) =>
    found.some(
      (other) =>
        other.slot !== slot &&
        slot.startsWith(other.slot) &&
        /^[A-Z\d-]/.test(slot.slice(other.slot.length)),
    );
  const isReplaceable = ({ slot }: Part) => facts.slots.some(({ name }) => name === slot);
  return found.filter((part) => isReplaceable(part) || !isVariant(part));
}

test('every override of every slot of every component compiles, in each form', () => {
  expect(typeComplaints(files)).toEqual([]);
  // As many as there are; fewer would mean that something is not looked at.
  expect([components, slots.size, files.size]).toEqual([278, 2085, 5535]);
}, 300_000);
