import { parse, parseExpressionAt, type Expression, type Node } from 'acorn';
import { transform } from 'sucrase';
import { readColour } from './colour';
import {
  COLOURS,
  MODES,
  readSetting,
  readStudioTheme,
  type ColourName,
  type Mode,
  type SettingName,
  type StudioTheme,
} from './studio-theme';

/** Something in pasted code that is not in the theme. */
export interface LeftOut {
  readonly line: number;
  /** Where it stands in the options, such as `palette.primary.main`. */
  readonly path: string;
}

export interface ReadCode {
  /** Null where no theme was found. */
  readonly theme: StudioTheme | null;
  readonly left: readonly LeftOut[];
}

/** A value of the options; undefined where only running the code would tell. */
interface Leaf extends LeftOut {
  readonly value: string | number | boolean | null | undefined;
}

const MAKERS = /^(?:create(?:Mui)?Theme|extendTheme|experimental_extendTheme)$/;

/**
 * Reads the theme in code that somebody pasted: a call of `createTheme` or `extendTheme`, or an
 * object of options. Nothing of it is run: literals are taken, the rest is told by line.
 */
export function readThemeCode(text: string): ReadCode {
  const program = parsed(text);
  const options = program && findOptions(program);
  if (!program || !options) return { theme: null, left: [] };
  const { object, others } = options;
  return themeOf([...(object ? leavesOf(object, '', constantsOf(program)) : []), ...others]);
}

function parsed(text: string): Node | undefined {
  const isObject = /^\s*\{/.test(text);
  try {
    // Sucrase leaves each line where it was.
    const { code } = transform(isObject ? `(${text.replace(/[;\s]*$/, '')})` : text, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      keepUnusedImports: true,
    });
    const settings = { ecmaVersion: 'latest', locations: true, sourceType: 'module' } as const;
    return isObject ? parseExpressionAt(code, 0, settings) : parse(code, settings);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The fields of a node that are nodes themselves, in the order of the code. */
function children(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one?.type === 'string');
}

function* everyNode(node: Node): Generator<Expression> {
  yield node as Expression;
  for (const child of children(node)) yield* everyNode(child);
}

type ObjectNode = Extract<Expression, { type: 'ObjectExpression' }>;

const lineOf = (node: Node) => node.loc?.start.line ?? 1;

/** What names stand for at the top of a module. */
function constantsOf(program: Node): ReadonlyMap<string, Expression> {
  const constants = new Map<string, Expression>();
  for (const node of everyNode(program) as Generator<Node & { type: string }>) {
    if (node.type !== 'VariableDeclarator') continue;
    const { id, init } = node as unknown as { id: Node & { name?: string }; init?: Expression };
    if (id.name && init && !constants.has(id.name)) constants.set(id.name, init);
  }
  return constants;
}

/** The options of the first theme that is made, or else the first object that looks like some. */
function findOptions(
  program: Node,
): { readonly object?: ObjectNode; readonly others: readonly Leaf[] } | undefined {
  const constants = constantsOf(program);
  for (const node of everyNode(program)) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') continue;
    if (!MAKERS.test(node.callee.name)) continue;
    const [first, ...rest] = node.arguments;
    if (!first) return { others: [] };
    if (first.type === 'SpreadElement') continue;
    const argument = resolved(first, constants);
    if (argument.type !== 'ObjectExpression') continue;
    const path = node.callee.name;
    const others = rest.map((one) => ({ path, line: lineOf(one), value: undefined }));
    return { object: argument, others };
  }
  for (const node of everyNode(program)) {
    if (node.type === 'ObjectExpression') return { object: node, others: [] };
  }
  return undefined;
}

function resolved(node: Expression, constants: ReadonlyMap<string, Expression>): Expression {
  return node.type === 'Identifier' ? (constants.get(node.name) ?? node) : node;
}

/** Every value of an object, by its path. */
function leavesOf(
  object: ObjectNode,
  path: string,
  constants: ReadonlyMap<string, Expression>,
): Leaf[] {
  return object.properties.flatMap((property): Leaf[] => {
    const line = lineOf(property);
    if (property.type === 'SpreadElement') {
      return [{ path: path ? `${path}....` : '...', line, value: undefined }];
    }
    const { key } = property;
    const name =
      key.type === 'Identifier' && !property.computed
        ? key.name
        : key.type === 'Literal'
          ? String(key.value)
          : '[…]';
    const inner = path ? `${path}.${name}` : name;
    if (property.kind !== 'init' || property.method) {
      return [{ path: inner, line, value: undefined }];
    }
    const value = resolved(property.value, constants);
    // What names itself would be followed without end.
    if (value.type === 'ObjectExpression' && inner.split('.').length < 8) {
      return leavesOf(value, inner, constants);
    }
    return [{ path: inner, line, value: literalOf(value) }];
  });
}

/** The value of a literal, and of a list of texts that is joined, as fonts often are. */
function literalOf(node: Expression): Leaf['value'] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' || typeof node.value === 'bigint'
        ? undefined
        : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : undefined;
    case 'CallExpression':
      return joined(node);
    default:
      return undefined;
  }
}

function joined(node: Extract<Expression, { type: 'CallExpression' }>): string | undefined {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') {
    return undefined;
  }
  if (callee.property.type !== 'Identifier' || callee.property.name !== 'join') return undefined;
  const texts = callee.object.elements.map((one) =>
    one && one.type !== 'SpreadElement' ? literalOf(one) : undefined,
  );
  const [by] = node.arguments;
  const separator = by ? (by.type === 'SpreadElement' ? undefined : literalOf(by)) : ',';
  return typeof separator === 'string' && texts.every((one) => typeof one === 'string')
    ? texts.join(separator)
    : undefined;
}

/** What a theme has beside what it sets: the studio writes it itself. */
const GRANTED = /^(?:cssVariables(?:\..*)?|palette\.mode|colorSchemes\.(?:light|dark))$/;

/** Names of Joy UI for what has another one in Material UI. */
const JOY_COLOURS: Readonly<Record<string, ColourName>> = {
  'primary.500': 'primary',
  'danger.500': 'error',
  'warning.500': 'warning',
  'success.500': 'success',
  'background.body': 'background.default',
  'background.surface': 'background.paper',
};

const SETTINGS: readonly (readonly [RegExp, SettingName])[] = [
  [/^typography\.fontFamily$|^fontFamily\.body$/, 'fontFamily'],
  [/^typography\.fontSize$/, 'fontSize'],
  [/^typography\.h[1-6]\.fontWeight$/, 'headingWeight'],
  [/^typography\.button\.textTransform$/, 'buttonCase'],
  [/^shape\.borderRadius$/, 'borderRadius'],
  [/^spacing$/, 'spacing'],
];

function colourAt(path: string): ColourName | undefined {
  return (
    COLOURS.find((one) => path === (one.includes('.') ? one : `${one}.main`)) ?? JOY_COLOURS[path]
  );
}

function themeOf(leaves: readonly Leaf[]): ReadCode {
  const own = leaves.find(({ path }) => path === 'palette.mode')?.value;
  const ofPalette: Mode = own === 'dark' ? 'dark' : 'light';
  const colours: Record<Mode, Partial<Record<ColourName, string>>> = { light: {}, dark: {} };
  const settings: Partial<Record<SettingName, unknown>> = {};
  const left: LeftOut[] = [];

  function isTaken({ path, value }: Leaf): boolean {
    if (value === undefined) return false;
    if (GRANTED.test(path)) return true;
    const scheme = /^(?:colorSchemes\.(light|dark)\.)?palette\.(.+)$/.exec(path);
    if (scheme) {
      const mode = MODES.find((one) => one === scheme[1]) ?? ofPalette;
      const name = colourAt(scheme[2] ?? '');
      const colour = readColour(value);
      if (!name || !colour) return false;
      colours[mode][name] = colour;
      return true;
    }
    const [, name] = SETTINGS.find(([pattern]) => pattern.test(path)) ?? [];
    const read = name && readSetting(name, value);
    if (!name || read === undefined) return false;
    // Headings have one weight here: the first that is given.
    if (settings[name] !== undefined && settings[name] !== read) return false;
    settings[name] = read;
    return true;
  }

  for (const leaf of leaves) {
    if (!isTaken(leaf)) left.push({ path: leaf.path, line: leaf.line });
  }
  return { theme: readStudioTheme({ ...settings, ...colours }), left };
}
