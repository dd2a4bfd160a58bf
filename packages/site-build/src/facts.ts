import { membersOf } from '@lectern/api-docs';
import {
  factsIndexPathname,
  factsPathname,
  type ApiModel,
  type ApiProp,
  type ComponentFacts,
  type FactsIndex,
  type PropFacts,
} from '@lectern/page-model';
import { componentPages } from './reference';
import type { AreaSources } from './sources';

const FOLDER = '/components/';

/** Path below `/components/` of what is served at a pathname there. */
export const factsFile = (pathname: string): string => pathname.slice(FOLDER.length);

/** Facts of an area's components and their index, by path below `/components/`. */
export function factsFiles(area: AreaSources): Map<string, string> {
  const files = new Map<string, string>();
  const names: string[] = [];
  const prefixes = new Map<string, string>();
  const { id } = area.config;
  const add = (pathname: string, facts: unknown) =>
    files.set(factsFile(pathname), JSON.stringify(facts));
  for (const [name, { path, content }] of componentPages(area)) {
    if (!('model' in content) || content.model.kind !== 'component') continue;
    // Two libraries of an area may share a name; the first takes it, as in links.
    if (name !== content.model.name) continue;
    names.push(name);
    add(factsPathname(id, name), componentFacts(content.model, path));
    for (const { className } of content.model.classes) {
      const [prefix = ''] = className.split('-', 1);
      // `Mui-disabled` and its like are of every component; inputs share classes of their base.
      const isOwn = prefix === `Mui${name}`;
      if (prefix !== 'Mui' && (isOwn || !prefixes.has(prefix))) prefixes.set(prefix, name);
    }
  }
  const index: FactsIndex = { names, prefixes: Object.fromEntries(prefixes) };
  if (names.length > 0) add(factsIndexPathname(id), index);
  return files;
}

/** What the tools of a demo know of a component. */
export function componentFacts(model: ApiModel, path: string): ComponentFacts {
  const { name, imports, themeName, polymorphic, inherits, cssVariables = [] } = model;
  return {
    name,
    path,
    imports,
    polymorphic,
    ...(themeName && { themeName }),
    ...(inherits && { inherits }),
    props: model.props.map((prop) => propFacts(prop, model.types)),
    slots: model.slots.map(({ name: slot, default: element, className }) => ({
      name: slot,
      ...(element && { default: element }),
      ...(className && { className }),
    })),
    classes: model.classes.map(({ key, className }) => ({ key, className })),
    cssVariables,
  };
}

function propFacts(prop: ApiProp, types: ApiModel['types'] = {}): PropFacts {
  const { name, type, required, deprecated } = prop;
  const options = optionsOf(type, types);
  return {
    name,
    type,
    required,
    ...(prop.default !== undefined && { default: prop.default }),
    ...(deprecated !== undefined && { deprecated: true }),
    ...(options.length > 0 && { options }),
  };
}

/** Literals among the members of a type; a name is followed to what it stands for. */
function optionsOf(
  type: string,
  types: NonNullable<ApiModel['types']>,
  followed: readonly string[] = [],
): (string | number | boolean)[] {
  const options = membersOf(type).flatMap((member) => {
    if (member === 'boolean') return [true, false];
    if (member === 'true' || member === 'false') return [member === 'true'];
    if (/^-?\d+(?:\.\d+)?$/.test(member)) return [Number(member)];
    const text = /^'([^'\\]*)'$/.exec(member)?.[1];
    if (text !== undefined) return [text];
    const named = Object.hasOwn(types, member) ? types[member] : undefined;
    if (!named || !('text' in named) || followed.includes(member)) return [];
    return optionsOf(named.text, types, [...followed, member]);
  });
  return [...new Set(options)];
}
