import { ownImport, type ComponentFacts, type PropFacts } from '@lectern/page-model';

/** How a prop is set. */
export type PlaygroundControl = { readonly name: string; readonly initial: string } & (
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'switch' | 'text' | 'number' | 'node' }
);

/** What was set, by prop: text as it is, `true`, a number, or the name of a node. */
export type PlaygroundValues = Readonly<Record<string, string>>;

/** What types alone do not tell of a component. */
export interface PlaygroundPreset {
  /** Lines of JSX between its tags. */
  readonly children?: string;
  /** Tags that it must stand in. */
  readonly around?: readonly [open: string, close: string];
  /** What its controls begin with, where that is not the default. */
  readonly start?: PlaygroundValues;
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
  const lines = [...new Set([ownImport({ imports }), ...(preset.imports ?? [])])].sort();
  const set = controlsOf(facts, preset).flatMap((control) => {
    const written = attribute(control, valueOf(control, values, preset));
    return written === undefined ? [] : [written];
  });
  const fixed = Object.entries(preset.props ?? {}).map(([prop, code]) =>
    /^"[^"\\]*"$/.test(code) ? `${prop}=${code}` : `${prop}={${code}}`,
  );
  const attributes = [...fixed, ...set];
  const inline = [name, ...attributes].join(' ');
  const open = inline.length > 70 ? [`<${name}`, ...attributes] : [`<${inline}`];
  const element = preset.children
    ? [...closed(open, '>'), ...tagsOf(preset.children), `</${name}>`]
    : closed(open, ' />');
  const [before = '', after = ''] = preset.around ?? [];
  const shown = indented([...tagsOf(before), ...element, ...tagsOf(after)], 2);
  return `${lines.join('\n')}\n\nexport default function Example() {\n  return (\n${shown}\n  );\n}\n`;
}

/** An opening tag with its end, on a line of its own where the attributes have theirs. */
function closed(open: readonly string[], end: string): string[] {
  return open.length > 1 ? [...open, end.trim()] : [`${open[0]}${end}`];
}

/** Tags and texts of JSX, one on a line. */
function tagsOf(jsx: string): string[] {
  return jsx === '' ? [] : jsx.replaceAll('><', '>\n<').split('\n');
}

/** Lines as deep as the tags they stand in. */
function indented(lines: readonly string[], start: number): string {
  let depth = start;
  const written = lines.map((line) => {
    const isEnd = /^(?:<\/|\/?>$)/.test(line);
    if (isEnd) depth -= 1;
    const text = `${'  '.repeat(depth)}${line}`;
    const isOpen = /^<[^/]/.test(line) && !/(?:\/>|<\/\w+>)$/.test(line);
    if (isOpen || line === '>') depth += 1;
    return text;
  });
  return written.join('\n');
}

/** What a control shows: what was set, else what its component begins with. */
export function valueOf(
  { name, initial }: PlaygroundControl,
  values: PlaygroundValues,
  { start = {} }: PlaygroundPreset = {},
): string {
  return values[name] ?? start[name] ?? initial;
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
