import type { ComponentFacts, PropFacts } from '@lectern/page-model';
import type { JsxPlace } from './jsx-place';

/** A prop or a value that fits a place. */
export interface PropCompletion {
  readonly label: string;
  /** Type of a prop. */
  readonly detail?: string;
  /** What is written, with the caret at `|`. */
  readonly text: string;
}

/** What may be written at a place of a component's tag. */
export function propCompletions(
  { attribute, given }: Pick<JsxPlace, 'attribute' | 'given'>,
  { props }: Pick<ComponentFacts, 'props'>,
): PropCompletion[] {
  if (attribute !== undefined) {
    const options = props.find(({ name }) => name === attribute)?.options ?? [];
    return options
      .filter((option) => typeof option === 'string')
      .map((option) => ({ label: option, text: `${option}|` }));
  }
  return props
    .filter(({ name, deprecated }) => !deprecated && !given.includes(name))
    .map((prop) => ({ label: prop.name, detail: prop.type, text: written(prop) }));
}

function written({ name, type, options = [] }: PropFacts): string {
  if (type === 'boolean') return `${name}|`;
  const isText = type === 'string' || options.some((option) => typeof option === 'string');
  return isText ? `${name}="|"` : `${name}={|}`;
}
