import path from 'node:path';
import ts from 'typescript';
import { COMPILER_OPTIONS } from '../../packages/api-docs/src/node';

/**
 * What the compiler says of modules that stand in no file, the first of each.
 *
 * @param files texts by where they would stand, beside what is installed there
 */
export function typeComplaints(files: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const { readFile, fileExists } = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  // Where the types of React are installed.
  host.getCurrentDirectory = () => path.join(import.meta.dirname, '../../packages/demos');
  const program = ts.createProgram([...files.keys()], COMPILER_OPTIONS, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [`${file} was not read.`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .slice(0, 1)
      .map(({ messageText }) => `${path.basename(file)}: ${messageText.toString().slice(0, 300)}`);
  });
}
