import { createContext, runInContext } from 'node:vm';

/** One shape of a drawing: its element and attributes. */
export type IconShape = readonly [
  element: string,
  attributes: Readonly<Record<string, string>>,
  ...children: IconShape[],
];

/** A drawing on a field of 24 by 24: a single path as its `d`, all others shape by shape. */
export type IconDrawing = string | readonly IconShape[];

/** Drawings by the icon's name without its theme, such as `Delete`. */
export type IconTheme = Record<string, IconDrawing>;

/** The five styles that each icon is drawn in; the first has no suffix. */
const THEMES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;

interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * Lays the drawings of icon modules out by theme. A module is run with a `createSvgIcon` that keeps
 * what it is handed.
 *
 * @param modules text of each module, by the icon's name
 * @throws when a module makes no icon
 */
export function layOutIcons(modules: ReadonlyMap<string, string>): Map<string, IconTheme> {
  const themes = new Map<string, IconTheme>(THEMES.map((theme) => [theme, {}]));
  for (const [name, text] of modules) {
    const { base, theme } = splitName(name, modules);
    const drawings = themes.get(theme);
    if (drawings) drawings[base] = drawingOf(name, text);
  }
  return themes;
}

/** `DeleteOutlined` is the outlined `Delete`; `FormatListBulletedOutlined` likewise. */
function splitName(name: string, modules: ReadonlyMap<string, string>) {
  const theme = THEMES.find((suffix) => name.endsWith(suffix)) ?? 'Filled';
  const base = theme === 'Filled' ? name : name.slice(0, -theme.length);
  return modules.has(base) ? { base, theme } : { base: name, theme: 'Filled' };
}

/** What the modules import, so that running one gives back what it draws. */
const jsx = (type: string, props: Node['props']): Node => ({ type, props });
const context = createContext({
  createSvgIcon: (drawing: Node | readonly Node[]) => drawing,
  React: { Fragment: 'g' },
  _jsx: jsx,
  _jsxs: jsx,
});

function drawingOf(name: string, text: string): IconDrawing {
  const body = text.replace(/^import .*$/gm, '').replace('export default', 'return');
  const made = runInContext(`(() => {${body}\n})()`, context) as Node | readonly Node[] | undefined;
  if (made === undefined) throw new Error(`${name} makes no icon.`);
  const shapes = [made].flat().map(shapeOf);
  const [first] = shapes;
  const onlyPath =
    shapes.length === 1 && first?.[0] === 'path' && Object.keys(first[1]).join() === 'd';
  return onlyPath ? (first[1]['d'] ?? '') : shapes;
}

function shapeOf({ type, props }: Node): IconShape {
  const { children = [], ...attributes } = props;
  const texts = Object.entries(attributes).map(([key, value]) => [key, String(value)]);
  const nested = [children].flat() as readonly Node[];
  return [type, Object.fromEntries(texts) as Record<string, string>, ...nested.map(shapeOf)];
}
