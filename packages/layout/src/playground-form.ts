import type { DemoProject } from '@lectern/demos/project';
import LZString from 'lz-string';

/** A form that a playground takes a project from. */
export interface PlaygroundForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The form StackBlitz takes; it runs the project in the reader's browser and shows the demo's file. */
export function stackBlitzForm(
  endpoint: string,
  { main, files }: DemoProject,
  title: string,
): PlaygroundForm {
  return {
    action: withQuery(endpoint, { file: main }),
    fields: [
      ['project[title]', title],
      ['project[description]', title],
      ['project[template]', 'node'],
      ...Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text] as const),
    ],
  };
}

/** The form CodeSandbox takes; Vite needs a server, which its browser sandboxes are without. */
export function codeSandboxForm(endpoint: string, { main, files }: DemoProject): PlaygroundForm {
  const contents = Object.entries(files).map(([path, content]) => [path, { content }]);
  const parameters = LZString.compressToBase64(
    JSON.stringify({ files: Object.fromEntries(contents) }),
  );
  return {
    action: endpoint,
    fields: [
      ['environment', 'server'],
      ['query', `file=/${main}`],
      ['parameters', toUrlSafe(parameters)],
    ],
  };
}

function withQuery(endpoint: string, query: Record<string, string>): string {
  const url = new URL(endpoint);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Base64 in the alphabet for addresses, without padding. */
function toUrlSafe(base64: string): string {
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
