import type { DemoProject } from '@lectern/demos/project';
import { strToU8, zipSync } from 'fflate';

/** A project as the address of a ZIP file, with all of it in one folder. */
export function zipHref({ name, files }: DemoProject): string {
  const entries = Object.entries(files).map(
    ([path, text]) => [`${name}/${path}`, strToU8(text)] as const,
  );
  const bytes = Array.from(zipSync(Object.fromEntries(entries)), (byte) =>
    String.fromCharCode(byte),
  );
  return `data:application/zip;base64,${btoa(bytes.join(''))}`;
}
