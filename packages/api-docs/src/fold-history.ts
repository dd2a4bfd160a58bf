import {
  compareVersions,
  minorOf,
  type ApiFunction,
  type ApiHistory,
  type ApiModel,
  type ComponentHistory,
  type DefaultChange,
  type PropHistory,
  type TypeChange,
} from '@lectern/page-model';

/** The API of one version of a library. */
export interface ApiVersion {
  /** As published, such as `6.5.0`. */
  readonly version: string;
  /** Packages that were read; one that was not published for this minor says nothing. */
  readonly packages: readonly string[];
  readonly models: readonly Pick<ApiModel, 'name' | 'packageName' | 'deprecated' | 'props'>[];
  readonly functions: readonly Pick<ApiFunction, 'name' | 'packageName' | 'deprecated'>[];
  /** All props that a component takes, by its name: one that only its root element declares was there too. */
  readonly accepted: Readonly<Record<string, readonly string[]>>;
}

/** What a version tells of a prop; a type only where the component documents the prop itself. */
type Prop = Partial<Pick<ApiModel['props'][number], 'type' | 'default' | 'deprecated'>>;

/**
 * Folds the API of a library's versions into the life of each component and prop.
 *
 * @param versions oldest first; pre-releases set no dates, so none may be among them
 * @param before the version before them, which tells what the first of them brought and nothing else
 * @throws when a pre-release is among them or they are out of order
 */
export function foldHistory(
  library: string,
  versions: readonly ApiVersion[],
  before?: ApiVersion,
): ApiHistory {
  checkOrder(versions);
  const all = before ? [{ ...before, isBefore: true }, ...versions] : versions;
  const names = new Set(versions.flatMap(({ models }) => models.map(({ name }) => name)));
  const components: Record<string, ComponentHistory> = {};
  for (const name of [...names].sort()) {
    const states = statesOf(all, ({ models, accepted }) => {
      const model = models.find((candidate) => candidate.name === name);
      return model && { ...model, accepted: new Set(accepted[name]) };
    });
    const props = foldProps(states);
    const history = { ...life(states), ...(Object.keys(props).length > 0 && { props }) };
    if (Object.keys(history).length > 0) components[name] = history;
  }
  const functions: Record<string, PropHistory> = {};
  const called = new Set(versions.flatMap((version) => version.functions.map(({ name }) => name)));
  for (const name of [...called].sort()) {
    const history = life(
      statesOf(all, (version) => version.functions.find((candidate) => candidate.name === name)),
    );
    if (Object.keys(history).length > 0) functions[name] = history;
  }
  return {
    library,
    versions: versions.map(({ version }) => version),
    components,
    ...(Object.keys(functions).length > 0 && { functions }),
  };
}

/** A component or prop in one version; none where the version lacks it. */
interface State<Item> {
  readonly version: string;
  readonly item: Item | undefined;
  /** Whether nothing can be said of the version, as its package was not there to read. */
  readonly isSilent: boolean;
  /** Whether it only tells what was there before the versions of the record. */
  readonly isBefore: boolean;
  readonly packages: readonly string[];
}

/** Something over the versions. */
function statesOf<Item extends { readonly packageName: string }>(
  versions: readonly (ApiVersion & { readonly isBefore?: boolean })[],
  read: (version: ApiVersion) => Item | undefined,
): State<Item>[] {
  const states = versions.map((one) => ({
    version: one.version,
    packages: one.packages,
    isBefore: one.isBefore ?? false,
    item: read(one),
  }));
  const owner = states.findLast(({ item }) => item !== undefined)?.item?.packageName ?? '';
  return states.map((state) => ({
    ...state,
    isSilent: state.item === undefined && !state.isBefore && !state.packages.includes(owner),
  }));
}

type Component = ApiVersion['models'][number] & { readonly accepted: ReadonlySet<string> };

function foldProps(states: readonly State<Component>[]) {
  // A prop that came with its component says nothing of its own.
  const present = states.filter(({ item, isSilent }) => item !== undefined || isSilent);
  const documented = present.flatMap(({ item, isBefore }) => (isBefore ? [] : (item?.props ?? [])));
  const props: Record<string, PropHistory> = {};
  for (const name of [...new Set(documented.map((prop) => prop.name))].sort()) {
    const plan = documented.findLast((prop) => prop.name === name)?.plan;
    const own = present.map((state): State<Prop> => {
      const prop = state.item?.props.find((candidate) => candidate.name === name);
      const item = prop ?? (state.item?.accepted.has(name) ? {} : undefined);
      const lacksPlan =
        plan !== undefined && !state.packages.some((owner) => owner.endsWith(`-${plan}`));
      return { ...state, item, isSilent: item === undefined && (state.isSilent || lacksPlan) };
    });
    const types = typeChanges(own);
    const defaults = defaultChanges(own);
    const history: PropHistory = {
      ...life(own),
      ...(types.length > 0 && { types }),
      ...(defaults.length > 0 && { defaults }),
    };
    if (Object.keys(history).length > 0) props[name] = history;
  }
  return props;
}

/**
 * When something came, was deprecated and went, judged by its latest life. What happened while a
 * package was not there to read has no date, for it would be a guess; only that it went is told.
 */
function life(states: readonly State<{ readonly deprecated?: string }>[]) {
  const last = states.findLastIndex(({ item }) => item !== undefined);
  const before = states
    .slice(0, last + 1)
    .findLastIndex(({ item, isSilent }) => item === undefined && !isSilent);
  const current = states.slice(before + 1, last + 1);
  const [first] = current;
  const since = before < 0 || first?.isSilent ? undefined : first?.version;
  const known = current.filter(({ isSilent, isBefore }) => !isSilent && !isBefore);
  const isDeprecated = known.at(-1)?.item?.deprecated !== undefined;
  const marked = known.findLastIndex(({ item }) => item?.deprecated === undefined) + 1;
  const isDated = marked === 0 || follows(states, known[marked - 1], known[marked]);
  const deprecated = isDeprecated && isDated ? known[marked]?.version : undefined;
  const removed = states.slice(last + 1).find(({ isSilent }) => !isSilent)?.version;
  const replacement = namesIn(known.at(-1)?.item?.deprecated);
  return {
    ...(since !== undefined && { since: minorOf(since) }),
    ...(deprecated !== undefined && { deprecated: minorOf(deprecated) }),
    ...(removed !== undefined && { removed: minorOf(removed) }),
    ...(deprecated !== undefined && replacement.length > 0 && { replacement }),
  };
}

/** Whether one version comes right after another, with no silent one between them. */
function follows<Item>(states: readonly State<Item>[], one?: State<Item>, other?: State<Item>) {
  if (!one || !other) return false;
  return states.indexOf(other) === states.indexOf(one) + 1;
}

/** What stands in backticks. */
function namesIn(text = ''): string[] {
  return [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))];
}

/** The literals of a union; none for a type that is more than literals. */
function literalsOf({ type }: Prop): string[] | undefined {
  if (type === undefined) return undefined;
  const members = type.split(' | ').filter((member) => member !== 'undefined');
  const isLiteral = (member: string) =>
    /^(?:'[^']*'|-?[\d.]+|boolean|null|true|false)$/.test(member);
  return members.every(isLiteral) ? members : undefined;
}

function typeChanges(states: readonly State<Prop>[]): TypeChange[] {
  return pairs(states).flatMap(({ version, before, after }) => {
    const [old, now] = [literalsOf(before), literalsOf(after)];
    if (!old || !now) return [];
    const added = now.filter((member) => !old.includes(member)).sort();
    const removed = old.filter((member) => !now.includes(member)).sort();
    return added.length + removed.length > 0 ? [{ version: minorOf(version), added, removed }] : [];
  });
}

function defaultChanges(states: readonly State<Prop>[]): DefaultChange[] {
  return pairs(states).flatMap(({ version, before, after }) => {
    if (before.type === undefined || after.type === undefined) return [];
    const [from, to] = [before.default, after.default];
    if (from === to) return [];
    return [
      {
        version: minorOf(version),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      },
    ];
  });
}

/** A version that has the prop beside the one before it, where that has it too. */
function pairs(states: readonly State<Prop>[]) {
  return states.flatMap(({ version, item: after }, index) => {
    const previous = states[index - 1];
    const before = previous?.isBefore ? undefined : previous?.item;
    return before && after ? [{ version, before, after }] : [];
  });
}

function checkOrder(versions: readonly ApiVersion[]): void {
  versions.forEach(({ version }, index) => {
    if (!/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(`"${version}" is no release. Pass versions such as 6.5.0.`);
    }
    const before = versions[index - 1]?.version;
    if (before === undefined || compareVersions(before, version) < 0) return;
    throw new Error(`${version} stands after ${before}. Sort the versions.`);
  });
}
