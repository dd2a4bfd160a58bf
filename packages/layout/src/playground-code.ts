import type { ComponentFacts, PropFacts } from '@lectern/page-model';

/** How a prop is set. */
export type PlaygroundControl = { readonly name: string; readonly initial: string } & (
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'switch' | 'text' | 'number' | 'node' }
);

/** What was set, by prop: text as it is, `true`, a number, or the name of a node. */
export type PlaygroundValues = Readonly<Record<string, string>>;

/** What types alone do not tell of a component. */
export interface PlaygroundPreset {
  /** JSX between its tags. */
  readonly children?: string;
  /** Expressions that it cannot go without, by prop. */
  readonly props?: Readonly<Record<string, string>>;
  /** Imports that those need. */
  readonly imports?: readonly string[];
}

/** What a prop that takes a node may show. */
export const NODES = ['text', 'icon'] as const;

const NODE_CODE: Readonly<Record<string, string>> = {
  text: '"Amber"',
  icon: '{<span aria-hidden="true">★</span>}',
};

/** Styles and the like, which a form cannot set. */
const LEFT_OUT = new Set(['className', 'style', 'sx', 'classes', 'children', 'id', 'key', 'ref']);

/** The controls that a component's types allow, in their order. */
export function controlsOf(
  { props }: Pick<ComponentFacts, 'props'>,
  preset: PlaygroundPreset = {},
): PlaygroundControl[] {
  return props.flatMap((prop) => {
    const { name, deprecated } = prop;
    if (deprecated || LEFT_OUT.has(name) || name.startsWith('unstable_')) return [];
    if (preset.props && Object.hasOwn(preset.props, name)) return [];
    const control = controlOf(prop);
    return control ? [control] : [];
  });
}

function controlOf({ name, type, options = [], default: given }: PropFacts) {
  const initial = given?.replace(/^'(.*)'$/, '$1') ?? '';
  const texts = options.filter((option) => typeof option === 'string');
  if (texts.length > 0) return { name, initial, kind: 'choice', options: texts } as const;
  if (options.includes(true)) return { name, initial, kind: 'switch' } as const;
  if (/^(?:number|number \| null)$/.test(type)) return { name, initial, kind: 'number' } as const;
  if (type === 'string') return { name, initial, kind: 'text' } as const;
  if (/\bReact(?:Node|Element)\b/.test(type) && !type.includes('=>')) {
    return { name, initial: '', kind: 'node' } as const;
  }
  return undefined;
}

/**
 * The module of an example that shows a component with the values that were set.
 *
 * @param values those that no control has are left out
 */
export function playgroundCode(
  facts: Pick<ComponentFacts, 'name' | 'imports' | 'props'>,
  values: PlaygroundValues,
  preset: PlaygroundPreset = {},
): string {
  const { name, imports } = facts;
  const own = imports.find((line) => /^import \w/.test(line)) ?? imports[0] ?? '';
  const lines = [own, ...(preset.imports ?? [])].sort();
  const set = controlsOf(facts, preset).flatMap((control) => {
    const written = attribute(control, values[control.name] ?? '');
    return written === undefined ? [] : [written];
  });
  const fixed = Object.entries(preset.props ?? {}).map(([prop, code]) => `${prop}={${code}}`);
  const attributes = [...fixed, ...set];
  const inline = attributes.length > 0 ? ` ${attributes.join(' ')}` : '';
  const isLong = inline.length > 60 || inline.includes('\n');
  const open = isLong
    ? `<${name}\n${attributes.map((one) => `      ${one}\n`).join('')}    `
    : `<${name}${inline}`;
  const element = preset.children
    ? `${open}>\n      ${preset.children}\n    </${name}>`
    : `${open}${isLong ? '' : ' '}/>`;
  return `${lines.join('\n')}\n\nexport default function Example() {\n  return (\n    ${element}\n  );\n}\n`;
}

function attribute(control: PlaygroundControl, value: string): string | undefined {
  const { name, kind, initial } = control;
  if (value === '' || value === initial) return undefined;
  if (kind === 'switch') return value === 'true' ? name : `${name}={false}`;
  if (kind === 'number')
    return Number.isFinite(Number(value)) ? `${name}={${Number(value)}}` : undefined;
  if (kind === 'node') return NODE_CODE[value] && `${name}=${NODE_CODE[value]}`;
  if (kind === 'choice' && !control.options.includes(value)) return undefined;
  // Quotes and braces would end the attribute.
  return /["{}\\\n&<>]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}
