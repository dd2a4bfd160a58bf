import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { cacheKey } from './cache-key';
import { findUses, type DemoUse } from './find-uses';

export interface ReadUsesOptions {
  /** Folder of the area's app. */
  readonly directory: string;
  /** Text of the files below its `content`, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Folder for results of earlier runs. */
  readonly cacheDir: string;
}

/**
 * Reads what each demo of an area uses, by the demo's id. The result is cached by the demos' text,
 * the versions of the area's packages and the reader's own source.
 */
export async function readUses({
  directory,
  files,
  cacheDir,
}: ReadUsesOptions): Promise<ReadonlyMap<string, readonly DemoUse[]>> {
  const modules = [...files].filter(([name]) => /\.tsx?$/.test(name));
  const configFile = path.join(directory, 'tsconfig.json');
  const key = await cacheKey(
    await readFile(configFile, 'utf8'),
    ...(await installedVersions(directory)),
    ...modules.flat(),
  );
  const cached = path.join(cacheDir, `${key}.json`);
  if (existsSync(cached)) {
    return new Map(JSON.parse(await readFile(cached, 'utf8')) as [string, DemoUse[]][]);
  }
  const content = path.join(directory, 'content');
  const demos = new Map(
    modules
      .filter(([name]) => name.endsWith('.tsx'))
      .map(([name]) => [path.join(content, name), name.replace(/\.tsx$/, '')]),
  );
  const names = [...demos.keys()];
  const uses = new Map<string, DemoUse[]>();
  for (const { file, ...use } of findUses(
    ts.createProgram(names, compilerOptions(configFile)),
    names,
  )) {
    const id = demos.get(file) ?? file;
    uses.set(id, [...(uses.get(id) ?? []), use]);
  }
  await mkdir(cacheDir, { recursive: true });
  await writeFile(cached, JSON.stringify([...uses]));
  return uses;
}

/** The settings alone: which files are read is the caller's choice. */
function compilerOptions(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  return ts.parseJsonConfigFileContent(config, host, path.dirname(file)).options;
}

/** Name and version of each package that an app depends on. */
async function installedVersions(directory: string): Promise<string[]> {
  const { dependencies = {} } = await readManifest(directory);
  return Promise.all(
    Object.keys(dependencies).map(async (name) => {
      const { version } = await readManifest(path.join(directory, 'node_modules', name));
      return `${name} ${version}`;
    }),
  );
}

async function readManifest(folder: string) {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
  };
}
