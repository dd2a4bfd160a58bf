import path from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['react'],
};

/**
 * What the compiler says of modules that stand in no file, the first of each.
 *
 * @param files texts by where they would stand, beside what is installed there
 */
export function typeComplaints(files: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, options, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, options, ...rest)
      : ts.createSourceFile(name, text, options);
  };
  // Where the types of React are installed.
  host.getCurrentDirectory = () => path.join(import.meta.dirname, '../../packages/demos');
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [`${file} was not read.`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .slice(0, 1)
      .map(({ messageText }) => `${path.basename(file)}: ${messageText.toString().slice(0, 300)}`);
  });
}
