/**
 * Prints what the API reference documents, library by library, and each export that it leaves out
 * with the reason: `pnpm api:counts`.
 */
import { readReference } from './read-reference.mjs';

const libraries = await readReference();
const sum = (items, of) => items.reduce((total, item) => total + of(item).length, 0);
console.table(
  Object.fromEntries(
    libraries.map(({ library, models, functions, excluded }) => {
      const components = models.filter(({ kind }) => kind === 'component');
      const ofKind = (kind) => functions.filter((read) => read.kind === kind).length;
      return [
        library.id,
        {
          components: components.length,
          props: sum(components, ({ props }) => props),
          slots: sum(components, ({ slots }) => slots),
          classes: sum(components, ({ classes }) => classes),
          interfaces: models.length - components.length,
          members: sum(models, ({ kind, props }) => (kind === 'interface' ? props : [])),
          hooks: ofKind('hook'),
          functions: ofKind('function'),
          excluded: excluded.length,
        },
      ];
    }),
  ),
);
for (const { library, excluded } of libraries) {
  for (const reason of new Set(excluded.map((entry) => entry.reason))) {
    const names = excluded.filter((entry) => entry.reason === reason).map(({ name }) => name);
    console.log(`\n${library.id}: ${reason}\n    ${names.join(', ')}`);
  }
}
