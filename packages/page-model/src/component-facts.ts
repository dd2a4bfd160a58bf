import type { ApiModel, ApiSlot } from './api';

/** What the tools of a demo know of a prop. */
export interface PropFacts {
  readonly name: string;
  /** The type as a person would write it. */
  readonly type: string;
  readonly required: boolean;
  /** Default as written in the `@default` tag. */
  readonly default?: string;
  readonly deprecated?: true;
  /** Values that the type names one by one, booleans among them; others may be possible. */
  readonly options?: readonly (string | number | boolean)[];
}

/** What the tools of a demo know of a component: a page of the API reference without its words. */
export interface ComponentFacts extends Pick<
  ApiModel,
  'name' | 'imports' | 'themeName' | 'polymorphic' | 'inherits'
> {
  /** Path of its page in the API reference. */
  readonly path: string;
  readonly props: readonly PropFacts[];
  readonly slots: readonly Pick<ApiSlot, 'name' | 'default' | 'className'>[];
  readonly classes: readonly { readonly key: string; readonly className: string }[];
  readonly cssVariables: readonly string[];
}

/** The import of a component alone, rather than from the index of its package. */
export function ownImport({ imports }: Pick<ComponentFacts, 'imports'>): string {
  return imports.find((line) => /^import \w/.test(line)) ?? imports[0] ?? '';
}

/** Where the facts of a component are fetched. */
export function factsPathname(area: string, component: string): string {
  return `/components/${area}/${component}.json`;
}

/** The components of an area that have facts. */
export interface FactsIndex {
  readonly names: readonly string[];
  /** What their classes begin with, such as `MuiButton`, to the component. */
  readonly prefixes: Readonly<Record<string, string>>;
}

/** Where an area's index is fetched. */
export function factsIndexPathname(area: string): string {
  return `/components/${area}/index.json`;
}
