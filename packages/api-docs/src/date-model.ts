import {
  changesOf,
  type ApiChange,
  type ApiFunction,
  type ApiHistory,
  type ApiModel,
  type PropHistory,
} from '@lectern/page-model';

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

function dates(life: PropHistory | undefined) {
  return {
    ...(life?.since !== undefined && { since: life.since }),
    ...(life?.deprecated !== undefined && { deprecatedSince: life.deprecated }),
  };
}
