import type { ApiChange } from './api-history';

/** A demo, at its place on a page. */
export interface DemoLink {
  readonly title: string;
  /** Path of the page with the demo's anchor. */
  readonly path: string;
}

/** A prop, slot or class that a component's types declare. */
export interface ApiProp {
  readonly name: string;
  /** The type as a person would write it. */
  readonly type: string;
  readonly required: boolean;
  /** Default as written in the `@default` tag. */
  readonly default?: string;
  /** Description from the types, as Markdown. */
  readonly description: string;
  /** Advice from the `@deprecated` tag; an empty string when the tag gives none. */
  readonly deprecated?: string;
  /** Minor version that it came with; left out where the record's oldest version had it. */
  readonly since?: string;
  /** Minor version that deprecated it. */
  readonly deprecatedSince?: string;
  /** Paid plan that it needs; left out where the free package has it. */
  readonly plan?: 'pro' | 'premium';
  /** Demos that show it; left out where none does. */
  readonly shownIn?: readonly DemoLink[];
  /** Parameters and result of a function prop, from its JSDoc. */
  readonly signature?: {
    readonly params: readonly { readonly name: string; readonly description: string }[];
    readonly returns?: string;
  };
}

/** A type that prop types name: its definition, or the page that documents it elsewhere. */
export type ApiType = { readonly text: string } | { readonly href: string };

/** A slot that can be replaced through `slots`. */
export interface ApiSlot {
  readonly name: string;
  readonly description: string;
  /** Element or component rendered by default, where the types tell. */
  readonly default?: string;
  /** Class on the slot's element, where one of the same name exists. */
  readonly className?: string;
  readonly deprecated?: string;
}

/** A CSS class of a component. */
export interface ApiClass {
  /** Key in the `classes` prop. */
  readonly key: string;
  /** Global class name, such as `MuiButton-root`. */
  readonly className: string;
  readonly description: string;
  readonly deprecated?: string;
}

/** What an import adds to a bundle, in bytes: minified, for production, Brotli, without React. */
export interface ApiCost {
  readonly alone: number;
  /** What of it is new to an application that has the basics of a library already. */
  readonly added: number;
  /** That library's name, such as `Material UI`. */
  readonly beside: string;
}

/** The API of one component or interface, read from the published types. */
export interface ApiModel {
  /** An interface has members for props, and neither slots nor classes. */
  readonly kind: 'component' | 'interface';
  readonly name: string;
  readonly packageName: string;
  readonly packageVersion: string;
  /** Import statements that work, shortest path last. */
  readonly imports: readonly string[];
  readonly description: string;
  readonly deprecated?: string;
  readonly props: readonly ApiProp[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** Custom properties that its styles set or read, such as `--Paper-shadow`. */
  readonly cssVariables?: readonly string[];
  /** Where its source is kept, for the documented version. */
  readonly source?: string;
  /**
   * Types that the props name, and that those name in turn, by the reference as it is printed
   * (`SxProps<Theme>`); what is documented elsewhere stands without its arguments (`React.Ref`).
   */
  readonly types?: Readonly<Record<string, ApiType>>;
  /** Key in `theme.components`, such as `MuiButton`. */
  readonly themeName?: string;
  /** Component or element whose props are accepted too. */
  readonly inherits?: { readonly name: string; readonly path?: string };
  /** Whether a `component` prop replaces the root element. */
  readonly polymorphic: boolean;
  /** Element that a ref receives, where the types tell. */
  readonly ref?: string;
  /** What importing it costs, where it was measured. */
  readonly cost?: ApiCost;
  /** Minor version that it came with; left out where the record's oldest version had it. */
  readonly since?: string;
  /** Minor version that deprecated it. */
  readonly deprecatedSince?: string;
  /** Changes over the versions of the library, newest first. */
  readonly history?: readonly ApiChange[];
}

/** A hook or function, read from the published types. */
export interface ApiFunction {
  readonly name: string;
  readonly kind: 'hook' | 'function';
  readonly packageName: string;
  readonly packageVersion: string;
  /** Import statements that work. */
  readonly imports: readonly string[];
  readonly description: string;
  readonly deprecated?: string;
  /** Each overload as `(options?: Options) => Result`. */
  readonly signatures: readonly string[];
  /** Parameters of the first overload. */
  readonly params: readonly { readonly name: string; readonly description: string }[];
  /** What it returns, in words, where the types tell. */
  readonly returns?: string;
  /** Minor version that it came with; left out where the record's oldest version had it. */
  readonly since?: string;
  /** Minor version that deprecated it. */
  readonly deprecatedSince?: string;
}
