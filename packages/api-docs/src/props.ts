import type { ApiProp } from '@lectern/page-model';
import type ts from 'typescript';
import { describe } from './jsdoc';
import { typeText } from './type-text';

/** Where inherited props are left to the component that declares them. */
interface Owner {
  readonly name: string;
  /** Component whose props are accepted too and documented on its own page. */
  readonly inherited: string | undefined;
}

/** Files whose props are the DOM's or the style system's, named on the page instead of listed. */
const FOREIGN = [/\/@types\/react\//, /\/csstype\//, /\/styleFunctionSx\/AllSystemCSSProperties/];
const SYSTEM = [
  /\/@mui\/system\/(?:esm\/)?(?:Box|styleFunctionSx)\//,
  /\/@mui\/system\/(?:esm\/)?[\w-]+\/index\.d\.ts$/,
];

/** Props of React itself that every component takes. */
const INHERENT = new Set(['key', 'ref']);

export interface ReadProps {
  /** Those that the component documents itself, by name. */
  readonly props: ApiProp[];
  /** Names of all that it takes, those of its root element among them. */
  readonly accepted: string[];
  readonly unprintable: { readonly name: string; readonly file: string }[];
}

/** Reads the props of a component from the type that it takes. */
export function readProps(checker: ts.TypeChecker, props: ts.Type, owner: Owner): ReadProps {
  const unprintable: { name: string; file: string }[] = [];
  const all = checker.getPropertiesOfType(props);
  const read = all.flatMap((symbol): ApiProp[] => {
    const declaration = symbol.declarations?.find((candidate) =>
      isOwn(candidate, symbol.name, owner),
    );
    if (!declaration || INHERENT.has(symbol.name)) return [];
    const doc = describe(checker, symbol);
    const type = typeText(checker, symbol, declaration);
    if (type === undefined) {
      unprintable.push({ name: symbol.name, file: declaration.getSourceFile().fileName });
    }
    return [
      {
        name: symbol.name,
        type: type ?? '',
        required: !isOptional(symbol),
        ...(doc.default === undefined ? {} : { default: doc.default }),
        description: doc.text,
        ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
        ...(doc.params.length > 0
          ? { signature: { params: doc.params, ...(doc.returns ? { returns: doc.returns } : {}) } }
          : {}),
      },
    ];
  });
  return {
    props: read.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    accepted: all.map(({ name }) => name),
    unprintable,
  };
}

const OPTIONAL: ts.SymbolFlags.Optional = 16777216;

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & OPTIONAL) !== 0;
}

function isOwn(declaration: ts.Declaration, name: string, owner: Owner): boolean {
  const file = declaration.getSourceFile().fileName;
  if (FOREIGN.some((pattern) => pattern.test(file))) return false;
  if (name !== 'sx' && SYSTEM.some((pattern) => pattern.test(file))) return false;
  return owner.inherited === undefined || !file.includes(`/${owner.inherited}/`);
}
