import type { ApiChange, ComponentHistory, PropHistory } from './api-history';
import { compareVersions } from './version';

/** All changes of a component and its props, newest version first. */
export function changesOf({ props = {}, ...own }: ComponentHistory): ApiChange[] {
  return [
    ...lifeChanges(own),
    ...Object.entries(props).flatMap(([prop, life]) =>
      [...lifeChanges(life), ...valueChanges(life)].map((change) => ({ ...change, prop })),
    ),
  ].sort((one, other) => compareVersions(other.version, one.version));
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
