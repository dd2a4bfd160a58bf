import {
  changesOf,
  compareVersions,
  type ApiChange,
  type AreaRecord,
  type LibraryRecord,
  type PropHistory,
  type TypeChange,
} from '@lectern/page-model';

/** How something that is documented, or was once, stands in another version; empty where the same. */
export interface LifeView {
  /** It is newer than that version and came with this one. */
  readonly came?: string;
  /** That version has it; it went with this one. */
  readonly removed?: string;
  /** Of what went: what to use instead. */
  readonly replacement?: readonly string[];
}

/** How a prop differs in another version. */
export interface PropView extends LifeView {
  /** Its documented default in that version. */
  readonly default?: string;
  /** Literals that its type gained and lost since. */
  readonly type?: Omit<TypeChange, 'version'>;
}

/** How a component differs in another version. */
export interface ComponentView extends LifeView {
  /** Props that differ, by name. */
  readonly props: Readonly<Record<string, PropView>>;
}

/** Whether something of minor `version` is newer than minor `than`. */
export function isAfter(version: string, than: string): boolean {
  return compareVersions(version, than) > 0;
}

/** The minor on record that stands for a version: itself, or the one before it where it is left out. */
export function findRecorded(versions: readonly string[], minor: string): string | undefined {
  const newest = versions.at(-1);
  if (newest === undefined || isAfter(minor, newest)) return undefined;
  return versions.findLast((version) => !isAfter(version, minor));
}

/** The library that an API page is of. */
export function libraryOf({ libraries }: AreaRecord, path: string): LibraryRecord | undefined {
  return libraries.find(({ prefix }) => path.startsWith(prefix));
}

/** What a component of the record is in a minor version, seen from the documented one. */
export function viewOf(library: LibraryRecord, component: string, version: string): ComponentView {
  const own = library.components[component];
  if (!own) return { props: {} };
  const life = lifeView(own, version);
  // What came with the component needs no mark of its own.
  if (own.since !== undefined && isAfter(own.since, version)) return { ...life, props: {} };
  const views = Object.entries(own.props ?? {}).map(([name, prop]): [string, PropView] => [
    name,
    { ...lifeView(prop, version), ...valueView(prop, version) },
  ]);
  return {
    ...life,
    props: Object.fromEntries(views.filter(([, view]) => Object.keys(view).length > 0)),
  };
}

/** What a hook or function of the record is in a minor version, seen from the documented one. */
export function viewOfFunction(
  { functions }: LibraryRecord,
  name: string,
  version: string,
): LifeView {
  const own = functions?.[name];
  return own ? lifeView(own, version) : {};
}

/** Components and functions that a version has and that went later, the last to go first. */
export function goneSince({ libraries }: AreaRecord, version: string): readonly ApiChange[] {
  return libraries
    .flatMap(({ components, functions }) => Object.entries({ ...components, ...functions }))
    .flatMap(([prop, own]): ApiChange[] => {
      const { removed, replacement } = lifeView(own, version);
      if (removed === undefined) return [];
      return [{ version: removed, kind: 'removed', prop, ...(replacement && { replacement }) }];
    })
    .sort((one, other) => compareVersions(other.version, one.version));
}

/** All changes of a component that came after a version, newest first. */
export function changesAfter(
  library: LibraryRecord,
  component: string,
  version: string,
): readonly ApiChange[] {
  const own = library.components[component];
  return own ? changesOf(own).filter((change) => isAfter(change.version, version)) : [];
}

function lifeView({ since, removed, replacement }: PropHistory, version: string): LifeView {
  if (since !== undefined && isAfter(since, version)) {
    return removed === undefined ? { came: since } : {};
  }
  if (removed === undefined || !isAfter(removed, version)) return {};
  return { removed, ...(replacement && { replacement }) };
}

function valueView(prop: PropHistory, version: string): Pick<PropView, 'default' | 'type'> {
  const { since, removed, types = [], defaults = [] } = prop;
  if (removed !== undefined || (since !== undefined && isAfter(since, version))) return {};
  const later = defaults.filter((change) => isAfter(change.version, version));
  const then = later[0]?.from;
  const type = netChange(types.filter((change) => isAfter(change.version, version)));
  return {
    // Without one on record it may have been there undocumented, so nothing is claimed.
    ...(then !== undefined && then !== later.at(-1)?.to && { default: then }),
    ...(type.added.length + type.removed.length > 0 && { type }),
  };
}

/** Literals gained and lost in the end: one that came and went again is neither. */
function netChange(changes: readonly TypeChange[]): Omit<TypeChange, 'version'> {
  const added = new Set<string>();
  const removed = new Set<string>();
  for (const change of changes) {
    for (const literal of change.added) if (!removed.delete(literal)) added.add(literal);
    for (const literal of change.removed) if (!added.delete(literal)) removed.add(literal);
  }
  return { added: [...added], removed: [...removed] };
}
