import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { wrapElements } from './syntax.mjs';

/**
 * @typedef {import('./units.mjs').Unit} Unit
 *
 * @typedef {object} Project where the blocks of an area find packages
 * @property {string} root absolute path of the repository
 * @property {string} folder absolute path of the area's app
 * @property {readonly string[]} others apps that may have what the area does not install
 * @property {readonly string[]} library packages whose exports a fragment uses without an import
 * @property {Readonly<Record<string, string>>} [replaced] package to the one that stands for it
 */

/** What a fragment may leave out: names from elsewhere, and the types they would give to parameters. */
const FRAGMENT_MAY = new Set([1108, 2304, 2503, 2552, 2580, 7006, 7031, 18004]);

/** A module that is not there, or has no types. */
const NO_MODULE = new Set([2307, 2792, 2882, 7016]);

/** Packages that a page may not misspell. */
const KEPT = /^(?:@mui|@toolpad|@emotion)\/|^(?:react|react-dom|next)(?:\/|$)/;

const COMPILER_OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['react', 'react-dom', 'node'],
};

/**
 * Makes a type checker of code blocks. What it reads of packages is kept for the next unit.
 *
 * @param {Project} project
 */
export function createTypeCheck({ root, folder, others, library, replaced = {} }) {
  const options = { ...COMPILER_OPTIONS, paths: pathsOf(replaced) };
  const base = ts.createCompilerHost(options);
  const parsed = new Map();
  const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);
  const homes = [folder, ...others, root].map((home) => path.join(home, 'index.ts'));

  const resolve = (specifier, from) =>
    ts.resolveModuleName(specifier, from, options, base, resolutions).resolvedModule;
  const resolvePackage = (specifier, from) => {
    const found = resolve(specifier, from);
    if (found) return found;
    return homes.map((home) => resolve(specifier, home)).find(Boolean);
  };
  const libraries = library.filter((name) => resolvePackage(name, homes[0]));

  /**
   * What is wrong in units that do not touch one another's types.
   *
   * @param {readonly Unit[]} units
   * @returns {{ unit: Unit, block: import('./units.mjs').Fence, line: number, message: string, missing: boolean }[]}
   *   `missing` tells whether the message is about a name that is nowhere
   */
  return function check(units) {
    const files = new Map(units.flatMap((unit) => filesOf(unit, libraries)));
    const host = {
      ...base,
      getCurrentDirectory: () => root,
      fileExists: (name) => files.has(name) || base.fileExists(name),
      getSourceFile: (name, target) => {
        const file = files.get(name);
        if (file) return ts.createSourceFile(name, file.text, target);
        if (!parsed.has(name)) parsed.set(name, base.getSourceFile(name, target));
        return parsed.get(name);
      },
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => {
          const file = files.get(from);
          if (!isRelative(text)) return { resolvedModule: resolvePackage(text, from) };
          if (!file) return { resolvedModule: resolve(text, from) };
          const beside = path.join(file.unit.page.folder, 'page.ts');
          return { resolvedModule: blockNamed(text, file, files) ?? resolve(text, beside) };
        }),
    };
    const program = ts.createProgram([...files.keys()], options, host);
    return [...files].flatMap(([name, { unit, block }]) => {
      const source = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        .map((diagnostic) => ({ diagnostic, ...placeOf(diagnostic, source) }))
        .filter(({ diagnostic, isOwn }) => isOwn && isFlaw(diagnostic, source, block))
        .map(({ diagnostic, line }) => ({
          unit,
          block,
          line,
          missing: FRAGMENT_MAY.has(diagnostic.code),
          message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').slice(0, 400),
        }));
    });
  };

  function isFlaw({ code, start, length }, source, { marks }) {
    if (NO_MODULE.has(code)) {
      const specifier = source.text.slice(start, start + length).replace(/['"]/g, '');
      // What the reader has, and this repository has not, is taken as it comes.
      return !isRelative(specifier) && (KEPT.test(specifier) || isInstalled(specifier));
    }
    return !(marks.includes('fragment') && FRAGMENT_MAY.has(code));
  }

  function isInstalled(specifier) {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    return [folder, root].some((home) => existsSync(path.join(home, 'node_modules', name)));
  }
}

/** Where the code of a fragment begins, behind what is put before it on its first line. */
const START = '/* fragment */';

function placeOf({ start = 0 }, source) {
  const begin = source.text.indexOf(START);
  const { line } = source.getLineAndCharacterOfPosition(start);
  return { line: line + 1, isOwn: start > begin };
}

/** The blocks of a unit as files, by a path that no other block has. */
function filesOf(unit, libraries) {
  return unit.blocks.map((block) => {
    const name = (block.title ?? 'code').split('/').at(-1).split('.', 1)[0];
    const file = path.join(unit.page.folder, `${block.line}`, `${name}.${block.language}`);
    const code = block.marks.includes('fragment') ? fragmentText(block, libraries) : block.code;
    const text = unit.augments ? `${code}\n${importAugmented(code)}` : code;
    return [file, { unit, block, text }];
  });
}

/** A module is augmented only where something imports it, as a reader's project does. */
function importAugmented(code) {
  return [...code.matchAll(/^\s*declare module '([^']+)'/gm)]
    .map(([, name]) => `import type {} from '${name}';`)
    .join(' ');
}

/** A fragment with the components that it uses and does not name the origin of. */
function fragmentText(block, libraries) {
  const code = wrapElements(block);
  const source = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.ES2022);
  const used = new Set();
  const declared = new Set();
  const walk = (node) => {
    if (ts.isJsxOpeningLikeElement(node) && ts.isIdentifier(node.tagName)) {
      used.add(node.tagName.text);
    }
    if (node.name && ts.isIdentifier(node.name)) declared.add(node.name.text);
    ts.forEachChild(node, walk);
  };
  walk(source);
  const missing = [...used].filter((name) => /^[A-Z]/.test(name) && !declared.has(name));
  if (missing.length === 0 || libraries.length === 0) return `${START}${code}`;
  const imports = libraries.map((name, index) => `import * as _${index} from '${name}';`);
  const all = libraries.map((_name, index) => `..._${index}`).reverse();
  return `${imports.join('')}const {${missing.join(', ')}} = {${all.join(', ')}};${START}${code}`;
}

/** The block that another one imports by its title: the nearest one above, or else the first. */
function blockNamed(specifier, { unit, block }, files) {
  const name = specifier.split('/').at(-1).split('.', 1)[0];
  const named = [...files].filter(
    ([file, other]) =>
      other.unit === unit && other.block !== block && path.basename(file).split('.', 1)[0] === name,
  );
  const found = named.findLast(([, other]) => other.block.line < block.line) ?? named[0];
  return found && { resolvedFileName: found[0], extension: path.extname(found[0]) };
}

function isRelative(specifier) {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}

function pathsOf(replaced) {
  return Object.fromEntries(
    Object.entries(replaced).flatMap(([name, stand]) => [
      [name, [stand]],
      [`${name}/*`, [`${stand}/*`]],
    ]),
  );
}
