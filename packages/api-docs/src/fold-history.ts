import type {
  ApiFunction,
  ApiHistory,
  ApiModel,
  ComponentHistory,
  DefaultChange,
  PropHistory,
  TypeChange,
} from '@lectern/page-model';
import { compareVersions } from './compare-versions';

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

/** `6.5` of `6.5.0`: what readers name a version by. */
export const minorOf = (version: string) => version.split('.', 2).join('.');

/**
 * Folds the API of a library's versions into the life of each component and prop.
 *
 * @param versions oldest first; pre-releases set no dates, so none may be among them
 * @throws when a pre-release is among them or they are out of order
 */
export function foldHistory(library: string, versions: readonly ApiVersion[]): ApiHistory {
  checkOrder(versions);
  const names = new Set(versions.flatMap(({ models }) => models.map(({ name }) => name)));
  const components: Record<string, ComponentHistory> = {};
  for (const name of [...names].sort()) {
    const states = statesOf(versions, ({ models, accepted }) => {
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
      statesOf(versions, (version) =>
        version.functions.find((candidate) => candidate.name === name),
      ),
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

/** Something over the versions, without those that lack it because its package was not there to read. */
function statesOf<Item extends { readonly packageName: string }>(
  versions: readonly ApiVersion[],
  read: (version: ApiVersion) => Item | undefined,
): (State<Item> & { readonly packages: readonly string[] })[] {
  const states = versions.map((version) => ({
    version: version.version,
    packages: version.packages,
    item: read(version),
  }));
  const owner = states.findLast(({ item }) => item !== undefined)?.item?.packageName ?? '';
  return states.filter(({ item, packages }) => item !== undefined || packages.includes(owner));
}

/** A component or prop in one version; none where the version lacks it. */
interface State<Item> {
  readonly version: string;
  readonly item: Item | undefined;
}

type Component = ApiVersion['models'][number] & { readonly accepted: ReadonlySet<string> };

function foldProps(
  states: readonly (State<Component> & { readonly packages: readonly string[] })[],
) {
  // A prop that came with its component says nothing of its own.
  const present = states.filter(({ item }) => item !== undefined);
  const names = new Set(present.flatMap(({ item }) => item?.props.map(({ name }) => name) ?? []));
  const props: Record<string, PropHistory> = {};
  for (const name of [...names].sort()) {
    const plan = present
      .flatMap(({ item }) => item?.props.find((prop) => prop.name === name) ?? [])
      .at(-1)?.plan;
    const own = present.flatMap(({ version, packages, item }): State<Prop>[] => {
      const documented = item?.props.find((prop) => prop.name === name);
      const prop = documented ?? (item?.accepted.has(name) ? {} : undefined);
      const isSilent = plan !== undefined && !packages.some((owner) => owner.endsWith(`-${plan}`));
      return !prop && isSilent ? [] : [{ version, item: prop }];
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

/** When something came, was deprecated and went, judged by its latest life. */
function life(states: readonly State<{ readonly deprecated?: string }>[]) {
  const last = states.findLastIndex(({ item }) => item !== undefined);
  const before = states.slice(0, last + 1).findLastIndex(({ item }) => item === undefined);
  const since = before < 0 ? undefined : states[before + 1]?.version;
  const current = states.slice(before + 1, last + 1);
  const isDeprecated = current.at(-1)?.item?.deprecated !== undefined;
  const marked = current.findLastIndex(({ item }) => item?.deprecated === undefined) + 1;
  const deprecated = isDeprecated ? current[marked]?.version : undefined;
  const removed = states[last + 1]?.version;
  const replacement = namesIn(current.at(-1)?.item?.deprecated);
  return {
    ...(since !== undefined && { since: minorOf(since) }),
    ...(deprecated !== undefined && { deprecated: minorOf(deprecated) }),
    ...(removed !== undefined && { removed: minorOf(removed) }),
    ...(deprecated !== undefined && replacement.length > 0 && { replacement }),
  };
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
    const added = now.filter((member) => !old.includes(member));
    const removed = old.filter((member) => !now.includes(member));
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
    const before = states[index - 1]?.item;
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
