import type { ApiCost, Issue } from '@lectern/page-model';
import type { Base } from './base';
import { bundleSizes, type BundleSize } from './bundle-sizes';

/** An import that is measured. */
export interface Measured {
  readonly packageName: string;
  /** The name that the statement binds. */
  readonly name: string;
  /** The import statement. */
  readonly statement: string;
}

export interface Costs {
  /** The cost of each import that has one, by statement. */
  readonly costs: Readonly<Record<string, ApiCost>>;
  readonly issues: readonly Issue[];
}

/** Where and how is measured. */
export interface MeasureOptions {
  /** Folder whose `node_modules` hold the packages. */
  readonly directory: string;
  readonly base: Base;
  /** Packages that what is measured can do without: an import that needs one has no cost. */
  readonly optional: ReadonlySet<string>;
}

/** Measures the bundles of imports, each alone and beside the base. */
export async function measureCosts(
  measured: readonly Measured[],
  { directory, base, optional }: MeasureOptions,
): Promise<Costs> {
  const [before] = await bundleSizes(directory, [base.source]);
  if (before?.bytes === undefined) {
    const issue = {
      code: 'cost-base',
      message: `The basics of ${base.library} can't be bundled: ${reasonOf(before)}`,
      hint: "Add the library to the area's package.json, or correct packages/bundle-cost/src/base.ts.",
      file: `${directory}/package.json`,
    };
    return { costs: {}, issues: [issue] };
  }
  const alone = measured.map(sourceOf);
  const sizes = await bundleSizes(directory, [
    ...alone,
    // The base comes first, so that its bytes are compressed as they are without the import.
    ...alone.map((source) => `${base.source}\n${source}`),
  ]);
  const costs: Record<string, ApiCost> = {};
  const issues: Issue[] = [];
  for (const [index, { packageName, name, statement }] of measured.entries()) {
    const [own, both] = [sizes[index], sizes[measured.length + index]];
    if (own?.bytes !== undefined && both?.bytes !== undefined) {
      const added = Math.max(0, both.bytes - before.bytes);
      costs[statement] = { alone: own.bytes, added, beside: base.library };
      continue;
    }
    const failed = own?.errors ? own : both;
    if (needsOnly(optional, failed)) continue;
    issues.push({
      code: 'cost-bundle',
      message: `${name} of ${packageName} can't be bundled: ${reasonOf(failed)}`,
      hint: `Correct the import "${statement}", or install what it needs.`,
    });
  }
  return { costs, issues };
}

/** A module that keeps all of what it imports. */
function sourceOf({ name, statement }: Measured): string {
  return `${statement}\nexport { ${name} as measured };`;
}

function reasonOf(failed: BundleSize | undefined): string {
  return failed?.errors?.[0]?.text ?? 'no reason was given.';
}

/** Whether nothing fails but imports of the given packages. */
function needsOnly(packages: ReadonlySet<string>, failed: BundleSize | undefined): boolean {
  const errors = failed?.errors ?? [];
  const wanted = errors.map(({ text }) => /^Could not resolve "((?:@[^/"]+\/)?[^/"]+)/.exec(text));
  return wanted.length > 0 && wanted.every((match) => packages.has(match?.[1] ?? ''));
}
