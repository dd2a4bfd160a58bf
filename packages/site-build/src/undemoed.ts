import type { Issue } from '@lectern/page-model';
import { shownKey, type Shown } from './shown-in';
import type { ApiSources } from './sources';

/** Where the figures are recorded. */
export const UNDEMOED_FILE = 'apps/undemoed.json';

/** The documented props of a library, by its first package, that no demo shows. */
export interface Undemoed {
  readonly packageName: string;
  /** How many props are documented; advice against a deprecated one needs no demo. */
  readonly documented: number;
  readonly props: readonly { readonly component: string; readonly prop: string }[];
}

/** Finds the documented props of a library that no demo shows. */
export function findUndemoed({ library, models }: ApiSources, shown: Shown): Undemoed {
  const documented = models
    .filter(({ kind, deprecated }) => kind === 'component' && deprecated === undefined)
    .flatMap(({ name, props }) =>
      props
        .filter(({ deprecated }) => deprecated === undefined)
        .map((prop) => ({ component: name, prop: prop.name })),
    );
  return {
    packageName: library.packages[0],
    documented: documented.length,
    props: documented.filter(
      ({ component, prop }) => !shown.has(shownKey(library, component, prop)),
    ),
  };
}

/** Holds a package against its recorded figure, which may only fall; none is held without one. */
export function checkUndemoed({ packageName, props }: Undemoed, recorded?: number): Issue[] {
  if (recorded === undefined || props.length <= recorded) return [];
  return [
    {
      code: 'prop-undemoed',
      message: `No demo shows ${props.length} documented props of ${packageName}; the record allows ${recorded}.`,
      hint: `Show ${props.length - recorded} of them in a demo; "pnpm api:undemoed" lists them.`,
      file: UNDEMOED_FILE,
    },
  ];
}

/** What a run says of a package: how many props no demo shows, and whether the record can fall. */
export function describeUndemoed(
  { packageName, documented, props }: Undemoed,
  recorded?: number,
): string {
  const text = `No demo shows ${props.length} of ${documented} documented props of ${packageName}.`;
  const isFewer = recorded !== undefined && props.length < recorded;
  return isFewer ? `${text} Lower ${recorded} to ${props.length} in ${UNDEMOED_FILE}.` : text;
}

/** The props by component, one component a line. */
export function listUndemoed({ props }: Undemoed): string {
  const names = [...new Set(props.map(({ component }) => component))];
  return names
    .map((name) => {
      const own = props.filter(({ component }) => component === name);
      return `${name}: ${own.map(({ prop }) => prop).join(', ')}`;
    })
    .join('\n');
}
