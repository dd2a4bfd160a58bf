import { importsOf } from '../plan-demo';
import { siblingOf } from '../sibling';

/**
 * A demo's module and all files beside it that it imports, by name.
 *
 * @param entry name of the module
 * @param files of its folder
 */
export function reachedFiles(
  entry: string,
  files: ReadonlyMap<string, string>,
): Map<string, string> {
  const reached = new Map<string, string>();
  const visit = (name: string) => {
    const text = files.get(name);
    if (text === undefined || reached.has(name)) return;
    reached.set(name, text);
    for (const { specifier } of importsOf(text)) {
      const sibling = siblingOf(specifier, (other) => files.has(other));
      if (sibling !== undefined) visit(sibling);
    }
  };
  visit(entry);
  return reached;
}
