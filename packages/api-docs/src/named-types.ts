import type { ApiType } from '@lectern/page-model';
import type ts from 'typescript';
import { defineType } from './define-type';
import type { Mention } from './print-type';

export interface NamedTypesOptions {
  /** The page that documents a type, where one does: its definition is left to that page. */
  readonly pageOf: (mention: Mention) => string | undefined;
}

export interface NamedTypes {
  /** Types by their reference as it is printed; those documented elsewhere without arguments. */
  readonly types: Readonly<Record<string, ApiType>>;
  readonly unprintable: readonly { readonly name: string; readonly file: string }[];
}

/** How often a definition can be opened inside the one before. */
const DEPTH = 6;

/** Characters of all definitions of a component; what props name themselves is always defined. */
const MOST_CHARACTERS = 24_000;

/** Defines the types that a component's props name, the types that those name, and so on. */
export function namedTypes(
  checker: ts.TypeChecker,
  named: readonly Mention[],
  { pageOf }: NamedTypesOptions,
): NamedTypes {
  const types: Record<string, ApiType> = {};
  const unprintable: { name: string; file: string }[] = [];
  const isForeign = (symbol: ts.Symbol) =>
    pageOf({ text: symbol.name, name: symbol.name, symbol, scope: new Map(), file: '' }) !==
    undefined;
  let characters = 0;
  let level = named;
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: Mention[] = [];
    for (const mention of level) {
      const href = pageOf(mention);
      const key = href === undefined ? mention.text : mention.name;
      if (key in types) continue;
      if (href !== undefined) {
        types[key] = { href };
        continue;
      }
      if (depth > DEPTH || (depth > 1 && characters > MOST_CHARACTERS)) continue;
      const definition = defineType(checker, mention, isForeign);
      if (!definition) {
        unprintable.push({ name: key, file: mention.file });
        continue;
      }
      types[key] = { text: definition.text };
      characters += definition.text.length;
      next.push(...definition.mentions);
    }
    level = next;
  }
  return { types, unprintable };
}
