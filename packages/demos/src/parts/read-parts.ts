import type { ComponentFacts } from '@lectern/page-model';

/** What an element is to one component: its root, or another slot of it. */
export interface Part {
  readonly component: ComponentFacts;
  /** Key of the slot among the component's classes. */
  readonly slot: string;
  /** Class of the slot, such as `MuiButton-startIcon`. */
  readonly className: string;
  /** Other keys that hold for the element: variants and states. */
  readonly states: readonly string[];
}

/** What the classes of components begin with, such as `MuiButton`, in the order of the classes. */
export function prefixesOf(classes: readonly string[]): string[] {
  const found = classes.flatMap((name) => /^(\w+)-/.exec(name)?.[1] ?? []);
  return [...new Set(found)].filter((prefix) => prefix !== 'Mui');
}

/**
 * What an element is, read from its classes. It may be a part of several components: a button is a
 * button base too. The most specific comes first.
 *
 * @param factsOf of the component whose classes begin so
 */
export function partsOf(
  classes: readonly string[],
  factsOf: (prefix: string) => ComponentFacts | undefined,
): Part[] {
  return prefixesOf(classes)
    .flatMap((prefix) => {
      const facts = factsOf(prefix);
      return facts ? (partOf(classes, prefix, facts) ?? []) : [];
    })
    .reverse();
}

/** The class of a state, such as `Mui-disabled`, is of every component and makes no part. */
function partOf(
  classes: readonly string[],
  prefix: string,
  component: ComponentFacts,
): Part | undefined {
  const keyOf = new Map(component.classes.map(({ key, className }) => [className, key]));
  // Some components name a class twice.
  const keys = [...new Set(classes.flatMap((name) => keyOf.get(name) ?? []))];
  const own = keys.filter((key) => classNameOf(component, key).startsWith(`${prefix}-`));
  const slot = slotAmong(own, component);
  if (slot === undefined) return undefined;
  return {
    component,
    slot,
    className: classNameOf(component, slot),
    states: keys.filter((key) => key !== slot),
  };
}

/** The key that names the slot; the others tell its variant: `thumb` of `thumb thumbSizeSmall`. */
function slotAmong(keys: readonly string[], { slots }: ComponentFacts): string | undefined {
  if (keys.includes('root')) return 'root';
  const replaceable = keys.find((key) => slots.some(({ name }) => name === key));
  if (replaceable !== undefined) return replaceable;
  const first = keys.find((key) => !keys.some((other) => isVariant(key, other))) ?? keys[0];
  // `icon startIcon` are one slot, and the longer name tells which.
  const longer =
    first && keys.find((key) => key.endsWith(first[0]?.toUpperCase() + first.slice(1)));
  return longer ?? first;
}

const isVariant = (key: string, of: string) =>
  key.startsWith(of) && /^[A-Z\d-]/.test(key.slice(of.length));

function classNameOf({ classes }: ComponentFacts, key: string): string {
  return classes.find((one) => one.key === key)?.className ?? '';
}
