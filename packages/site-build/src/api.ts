import {
  typeAnchors,
  type ApiFunction,
  type ApiLibrary,
  type ApiModel,
  type Issue,
} from '@lectern/page-model';
import { definitions, typeWriter } from './type-html';

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

/** A hook or function with each of its texts replaced. */
export function mapFunction(read: ApiFunction, text: (text: string) => string): ApiFunction {
  return {
    ...read,
    description: text(read.description),
    ...(read.deprecated === undefined ? {} : { deprecated: text(read.deprecated) }),
    ...(read.returns === undefined ? {} : { returns: text(read.returns) }),
    params: read.params.map((param) => ({ ...param, description: text(param.description) })),
  };
}

/**
 * A model with each of its texts and types replaced; what its page does not define is left out of
 * its types.
 *
 * @param type is handed the key of the type whose definition a text is
 */
export function mapApi(
  model: ApiModel,
  text: (text: string) => string,
  type: (text: string, own?: string) => string,
): ApiModel {
  const mapped = <T extends { description: string; deprecated?: string }>(item: T): T => ({
    ...item,
    description: text(item.description),
    ...(item.deprecated === undefined ? {} : { deprecated: text(item.deprecated) }),
  });
  const types = Object.entries(model.types ?? {}).flatMap(([key, defined]) =>
    'text' in defined ? [[key, { text: type(defined.text, key) }]] : [],
  );
  return {
    ...mapped(model),
    ...(types.length > 0 && {
      types: Object.fromEntries(types) as NonNullable<ApiModel['types']>,
    }),
    props: model.props.map((prop) => ({
      ...mapped(prop),
      type: type(prop.type),
      ...(prop.signature
        ? {
            signature: {
              ...prop.signature,
              params: prop.signature.params.map((param) => ({
                ...param,
                description: text(param.description),
              })),
            },
          }
        : {}),
    })),
    slots: model.slots.map(mapped),
    classes: model.classes.map(mapped),
  };
}

/** The model as its page shows it: descriptions rendered from Markdown, types with their links. */
export function renderApi(model: ApiModel, render: (markdown: string) => string): ApiModel {
  return mapApi(model, render, typeWriter(model.types ?? {}));
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
