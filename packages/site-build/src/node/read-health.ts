import { baseOf, readAdded } from '@lectern/bundle-cost/node';
import { importsOf, packageOf } from '@lectern/demos/core';
import { reachedFiles } from '@lectern/demos/project';
import type { DemoHealth, DemoLook } from '@lectern/page-model';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../content';
import type { AreaSources } from '../sources';
import { CACHE } from './read-sources';

/** What browsers found, by area and demo; written by `pnpm demos:report --look`. */
const LOOKS_FILE = 'apps/demo-looks.json';

/** A demo that was looked at, with the hash of its source at that time. */
export interface RecordedLook extends DemoLook {
  readonly hash: string;
}

/** The health of a demo, with the hash of its source that a new look is recorded under. */
export interface HashedHealth extends DemoHealth {
  readonly hash: string;
}

type RecordedLooks = Readonly<Record<string, RecordedLook>>;

/** What browsers found in the demos of all areas. */
export async function readLooks(root: string): Promise<RecordedLooks> {
  const file = path.join(root, LOOKS_FILE);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as RecordedLooks) : {};
}

/** Measures an area's demos, or takes what was measured before. */
export async function readHealth(
  root: string,
  area: AreaSources,
  { demos, looks }: { readonly demos: readonly string[]; readonly looks: RecordedLooks },
): Promise<Readonly<Record<string, HashedHealth>>> {
  const sources = demos.map((id) => sourceOf(area, id));
  const measured = new Map<string, Required<Pick<DemoHealth, 'added' | 'beside'>>>();
  for (const library of ['@mui/material', '@mui/joy']) {
    const base = baseOf(library);
    const own = sources.filter(({ isJoy }) => isJoy === (library === '@mui/joy'));
    if (own.length === 0) continue;
    const added = await readAdded({
      modules: own.map(({ id, hash }) => ({ path: modulePath(id), hash })),
      directory: path.join(root, 'apps', area.config.id),
      base,
      cacheDir: path.join(root, CACHE),
      lockFile: path.join(root, 'pnpm-lock.yaml'),
    });
    for (const { id } of own) {
      const bytes = added.get(modulePath(id));
      if (bytes !== undefined) measured.set(id, { added: bytes, beside: base.library });
    }
  }
  return Object.fromEntries(
    sources.map(({ id, hash }) => {
      const look = looks[`${area.config.id}/${id}`];
      const found = look?.hash === hash && { look: { axe: look.axe, console: look.console } };
      return [id, { hash, ...measured.get(id), ...found }];
    }),
  );
}

const modulePath = (id: string) => `./content/${id}`;

function sourceOf({ files }: AreaSources, id: string) {
  const folder = id.slice(0, id.lastIndexOf('/'));
  const reached = reachedFiles(`${path.basename(id)}.tsx`, filesIn(files, folder));
  const hash = createHash('sha256');
  for (const [name, text] of reached) hash.update(`${name}\n${text}\n`);
  const isJoy = [...reached.values()].some((text) =>
    importsOf(text).some(({ specifier }) => packageOf(specifier) === '@mui/joy'),
  );
  return { id, isJoy, hash: hash.digest('hex').slice(0, 12) };
}
