import {
  typeAnchors,
  type ApiFunction,
  type ApiLibrary,
  type ApiModel,
  type Issue,
} from '@lectern/page-model';
import { definitions, typeHtml } from './type-html';

/** URL path of the API page of a component or interface: `/material-ui/api/button-group/`. */
export function apiPathname({ prefix }: Pick<ApiLibrary, 'prefix'>, name: string): string {
  const stable = name.replace(/^Unstable_/, '');
  const kebab = stable
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2');
  return `${prefix}${kebab.toLowerCase()}/`;
}

/** The import of the component's own folder, which every bundler keeps small. */
export function shortestImport({ imports, packageName, name }: ApiModel): string {
  return imports.find((line) => line.includes(`'${packageName}/${name}'`)) ?? imports[0] ?? '';
}

/** Anchors that an API page offers; the layout draws them. */
export function apiAnchors(model: ApiModel): string[] {
  return [
    'import',
    ...(model.props.length > 0 ? ['props'] : []),
    ...model.props.map(({ name }) => `prop-${name}`),
    ...(model.slots.length > 0 ? ['slots'] : []),
    ...model.slots.map(({ name }) => `slot-${name}`),
    ...(model.classes.length > 0 ? ['classes'] : []),
    ...model.classes.map(({ key }) => `class-${key}`),
    ...(model.cssVariables ? ['css-variables'] : []),
    ...(model.history ? ['history'] : []),
    ...typeAnchors(definitions(model.types)).values(),
  ];
}

/** Anchors of a page of hooks or functions. */
export function functionAnchors(functions: readonly ApiFunction[]): string[] {
  return functions.map(({ name }) => name);
}

/** A hook or function with its descriptions rendered from Markdown to HTML. */
export function renderFunction(
  read: ApiFunction,
  render: (markdown: string) => string,
): ApiFunction {
  return {
    ...read,
    description: render(read.description),
    ...(read.deprecated === undefined ? {} : { deprecated: render(read.deprecated) }),
    ...(read.returns === undefined ? {} : { returns: render(read.returns) }),
    params: read.params.map((param) => ({ ...param, description: render(param.description) })),
  };
}

/** The model as its page shows it: descriptions rendered from Markdown, types with their links. */
export function renderApi(model: ApiModel, render: (markdown: string) => string): ApiModel {
  const rendered = <T extends { description: string; deprecated?: string }>(item: T): T => ({
    ...item,
    description: render(item.description),
    ...(item.deprecated === undefined ? {} : { deprecated: render(item.deprecated) }),
  });
  const types = model.types ?? {};
  const keys = definitions(types);
  return {
    ...rendered(model),
    ...(keys.length > 0
      ? { types: Object.fromEntries(keys.map((key) => [key, definition(types, key)])) }
      : {}),
    props: model.props.map((prop) => ({
      ...rendered(prop),
      type: typeHtml(prop.type, types),
      ...(prop.signature
        ? {
            signature: {
              ...prop.signature,
              params: prop.signature.params.map((param) => ({
                ...param,
                description: render(param.description),
              })),
            },
          }
        : {}),
    })),
    slots: model.slots.map(rendered),
    classes: model.classes.map(rendered),
  };
}

function definition(types: NonNullable<ApiModel['types']>, key: string) {
  const type = types[key];
  return { text: type && 'text' in type ? typeHtml(type.text, types, key) : '' };
}

/** Pages that types are said to be documented on, and that are not there. */
export function checkTypePages(
  { id, typePages = {} }: ApiLibrary,
  isHere: (path: string) => boolean,
): Issue[] {
  return Object.entries(typePages)
    .filter(([, path]) => !isHere(path))
    .map(([type, path]) => ({
      code: 'type-page',
      message: `${id} says that ${path} documents ${type}, and there is no such page.`,
      hint: 'Correct typePages of the library, or remove the type from it.',
      file: 'apps/api.config.ts',
    }));
}

/** Where the documentation of the libraries themselves is kept. */
const LIBRARY_SITE = 'https://mui.com';

/**
 * Descriptions from types link to the library's own documentation, absolutely or by path. A page
 * that this site has too is linked here, every other one there.
 */
export function resolveLibraryLinks(html: string, isHere: (path: string) => boolean): string {
  return html.replace(/href="(?:https:\/\/mui\.com)?(\/[^"]*)"/g, (_all, target: string) => {
    const path = target.split('#', 1)[0] ?? '';
    return isHere(path) && path === target ? `href="${target}"` : `href="${LIBRARY_SITE}${target}"`;
  });
}
