import type { Issue, Playgrounds, SiteConfig } from '@lectern/page-model';

const KNOWN: readonly (keyof Playgrounds)[] = ['stackblitz', 'codesandbox'];

const FILE = 'apps/site.config.ts';

/** What is wrong with the places where readers may go on with a demo. */
export function checkPlaygrounds({ playgrounds = {} }: Pick<SiteConfig, 'playgrounds'>): Issue[] {
  return Object.entries(playgrounds).flatMap(([name, { endpoint }]): Issue[] => {
    if (!KNOWN.some((known) => known === name)) {
      return [
        {
          code: 'playground-unknown',
          message: `No demo can be opened in the playground "${name}".`,
          hint: `Name ${KNOWN.join(' or ')} in playgrounds, or none.`,
          file: FILE,
        },
      ];
    }
    if (URL.canParse(endpoint) && new URL(endpoint).protocol === 'https:') return [];
    return [
      {
        code: 'playground-endpoint',
        message: `The endpoint of the playground ${name} is "${endpoint}".`,
        hint: 'Give an address that begins with https://.',
        file: FILE,
      },
    ];
  });
}
