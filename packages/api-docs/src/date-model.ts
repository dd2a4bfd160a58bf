import type {
  ApiChange,
  ApiFunction,
  ApiHistory,
  ApiModel,
  ComponentHistory,
  PropHistory,
} from '@lectern/page-model';
import { compareVersions } from './compare-versions';

/**
 * Adds to a component's model when it and its props came and were deprecated, and all its changes,
 * newest version first.
 */
export function dateModel(model: ApiModel, { components }: ApiHistory): ApiModel {
  const own = components[model.name];
  if (!own) return model;
  const history = changesOf(own);
  return {
    ...model,
    ...dates(own),
    props: model.props.map((prop) => ({ ...prop, ...dates(own.props?.[prop.name]) })),
    ...(history.length > 0 && { history }),
  };
}

/** Adds to a hook or function when it came and was deprecated. */
export function dateFunction(read: ApiFunction, { functions = {} }: ApiHistory): ApiFunction {
  return { ...read, ...dates(functions[read.name]) };
}

/** Components that changed within a major version, by name, each with those changes. */
export function changesInMajor(
  { components }: ApiHistory,
  major: string,
): { readonly name: string; readonly changes: readonly ApiChange[] }[] {
  return Object.entries(components).flatMap(([name, own]) => {
    const changes = changesOf(own).filter(({ version }) => version.startsWith(`${major}.`));
    return changes.length > 0 ? [{ name, changes }] : [];
  });
}

function changesOf({ props = {}, ...own }: ComponentHistory): ApiChange[] {
  return [
    ...lifeChanges(own),
    ...Object.entries(props).flatMap(([prop, life]) =>
      [...lifeChanges(life), ...valueChanges(life)].map((change) => ({ ...change, prop })),
    ),
  ].sort((one, other) => compareVersions(other.version, one.version));
}

function dates(life: PropHistory | undefined) {
  return {
    ...(life?.since !== undefined && { since: life.since }),
    ...(life?.deprecated !== undefined && { deprecatedSince: life.deprecated }),
  };
}

function lifeChanges({ since, deprecated, removed, replacement }: PropHistory): ApiChange[] {
  return [
    ...(since === undefined ? [] : [{ version: since, kind: 'added' as const }]),
    ...(deprecated === undefined
      ? []
      : [
          { version: deprecated, kind: 'deprecated' as const, ...(replacement && { replacement }) },
        ]),
    ...(removed === undefined ? [] : [{ version: removed, kind: 'removed' as const }]),
  ];
}

function valueChanges({ types = [], defaults = [] }: PropHistory): ApiChange[] {
  return [
    ...types.map((change) => ({ kind: 'type' as const, ...change })),
    ...defaults.map(({ version, from, to }) => ({
      kind: 'default' as const,
      version,
      added: to === undefined ? [] : [to],
      removed: from === undefined ? [] : [from],
    })),
  ];
}
