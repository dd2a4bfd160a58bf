import type { ApiModel, Issue } from '@lectern/page-model';
import type { ContentPage } from './content';
import type { ApiSources } from './sources';

/** Where names that are right, and declared nowhere, are listed with the reason. */
export const NAMES_FILE = 'apps/names.config.ts';

/** Names that an area's pages may speak of. */
export interface DeclaredNames {
  /** Identifiers in the types of the packages that the area depends on, and its icons. */
  readonly packages: ReadonlySet<string>;
  /** Identifiers in the types of JavaScript, the DOM, CSS and React. */
  readonly platform: ReadonlySet<string>;
}

/** What the names of a page are held against. */
export interface NameSources {
  readonly declared: DeclaredNames;
  /** Libraries with an API reference, those of other areas too. */
  readonly libraries: readonly Pick<ApiSources, 'models'>[];
  /** Names that are right, with the reason. */
  readonly allowed: Readonly<Record<string, string>>;
}

/** Names that an API reference has, in the form that the check asks for them. */
interface ApiNames {
  readonly classes: ReadonlySet<string>;
  /** Components and interfaces that have a prop or slot, by its name. */
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>;
  /** Components whose props a component takes too. */
  readonly bases: ReadonlyMap<string, readonly string[]>;
}

const WORD = /[A-Za-z_$][\w$]*/g;

/** Keys of a keyboard. */
const KEYS =
  /^(?:Enter|Space|Tab|Escape|Backspace|Delete|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right)|Shift|Control|Ctrl|Alt|Option|Meta|Command|Cmd|Insert|F\d+)$/;

/**
 * Checks the names that a page gives in backticks: classes against the API models, other names
 * against all that installed types declare, props against the components that the page speaks of.
 */
export function checkNames(entry: ContentPage, sources: NameSources): Issue[] {
  const { page, inlineCode, fences, modules } = entry;
  const code = [...modules, ...fences.map((fence) => fence.code)];
  const own = new Set(code.flatMap((text) => text.match(WORD) ?? []));
  const api = apiNames(sources.libraries);
  const components = namedComponents(entry, api);
  const told = new Set<string>();
  const problem = (name: string, role: Role): Omit<Issue, 'file' | 'line'> | undefined => {
    if (Object.hasOwn(sources.allowed, name) || own.has(name)) return undefined;
    const rest = `or, where it is right, add it to ${NAMES_FILE} with the reason.`;
    if (role === 'class') {
      if (api.classes.has(name)) return undefined;
      const message = `No component has the class "${name}".`;
      return { code: 'class-unknown', message, hint: `Correct it; ${rest}` };
    }
    const { packages, platform } = sources.declared;
    if (platform.has(name) || KEYS.test(name)) return undefined;
    // An icon is imported under its name with "Icon" behind it, so that it shadows no component.
    if (!packages.has(name) && !packages.has(name.replace(/Icon$/, ''))) {
      const message = `No installed type declares "${name}".`;
      return { code: 'name-unknown', message, hint: `Correct it; ${rest}` };
    }
    const owners = [...(api.owners.get(name) ?? [])];
    if (role !== 'member' || owners.length === 0 || components.size === 0) return undefined;
    if (owners.some((owner) => components.has(owner))) return undefined;
    return {
      code: 'name-elsewhere',
      message: `"${name}" belongs to ${owners.slice(0, 3).join(', ')}, which this page does not name.`,
      hint: 'Name or link the component that has it, or correct it.',
    };
  };
  return inlineCode.flatMap(({ text, line }) =>
    namesIn(text).flatMap(({ name, role }) => {
      const found = told.has(name) ? undefined : problem(name, role);
      if (!found) return [];
      told.add(name);
      return [{ ...found, file: page.source, line }];
    }),
  );
}

/** A `member` stands alone or with a value, as props and slots do. */
type Role = 'class' | 'member' | 'name';

/** The names in a piece of inline code; plain words among them are no names. */
export function namesIn(text: string): { name: string; role: Role }[] {
  const classes = text.match(/\bMui(?:[A-Z]\w*)?-[\w-]*\w/g) ?? [];
  const member = /^(\w+)(?:=["'{].*)?$/s.exec(text)?.[1];
  const unquoted = text.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '');
  const names = identifiersIn(unquoted).filter((name) => /[a-z\d][A-Z]|^[A-Z][a-z]/.test(name));
  return [
    ...classes.map((name) => ({ name, role: 'class' as const })),
    ...names.map((name) => ({
      name,
      role: name === member ? ('member' as const) : ('name' as const),
    })),
  ];
}

/** Identifiers of a code; parts of `kebab-case` are none. */
function identifiersIn(code: string): string[] {
  return code.match(/(?<![\w$-])[A-Za-z_$][\w$]*(?![\w$]*-)/g) ?? [];
}

/** Components that a page is about, those that it names or links, and those that they build on. */
function namedComponents({ page, inlineCode, links }: ContentPage, api: ApiNames) {
  const named = new Set<string>();
  const add = (name: string) => {
    if (named.has(name)) return;
    named.add(name);
    for (const base of api.bases.get(name) ?? []) add(base);
  };
  if (page.components.length === 0) return named;
  page.components.forEach(add);
  for (const { text } of inlineCode) {
    for (const name of text.match(/\b[A-Z]\w+/g) ?? []) add(name.replace(/^Mui(?=[A-Z])/, ''));
  }
  for (const { href } of links) add(componentOf(href));
  return named;
}

/** `/material-ui/react-text-field/` and `/material-ui/api/text-field/` lead to TextField. */
function componentOf(href: string): string {
  const segment = /([^/]*)\/(?:#.*)?$/.exec(href)?.[1] ?? '';
  return segment
    .replace(/^react-/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

const known = new WeakMap<NameSources['libraries'], ApiNames>();

function apiNames(libraries: NameSources['libraries']): ApiNames {
  const found = known.get(libraries);
  if (found) return found;
  const models = libraries.flatMap((library) => library.models);
  const owners = new Map<string, Set<string>>();
  for (const { name, props, slots } of models) {
    for (const member of [...props, ...slots]) {
      owners.set(member.name, (owners.get(member.name) ?? new Set()).add(name));
    }
  }
  const classes = models.flatMap((model) => model.classes.map(({ className }) => className));
  const bases = new Map(models.map((model) => [model.name, baseOf(model)]));
  const names = { owners, bases, classes: new Set(classes) };
  known.set(libraries, names);
  return names;
}

function baseOf({ inherits }: ApiModel): string[] {
  return inherits ? [inherits.name] : [];
}
