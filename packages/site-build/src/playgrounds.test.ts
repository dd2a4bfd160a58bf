import { formatIssue, type Playgrounds } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { checkPlaygrounds } from './playgrounds';

const problems = (playgrounds: object) =>
  checkPlaygrounds({ playgrounds: playgrounds as Playgrounds }).map(formatIssue);

test('a site names playgrounds, or none', () => {
  expect(checkPlaygrounds({})).toEqual([]);
  expect(problems({ stackblitz: { endpoint: 'https://blitz.example/run' } })).toEqual([]);
});

test('a playground that is not known, or has no address, is told with its cure', () => {
  expect(
    problems({ codepen: { endpoint: 'https://pen.example' }, stackblitz: { endpoint: '/run' } }),
  ).toMatchInlineSnapshot(`
    [
      "apps/site.config.ts  No demo can be opened in the playground "codepen". [playground-unknown]
        Name stackblitz or codesandbox in playgrounds, or none.",
      "apps/site.config.ts  The endpoint of the playground stackblitz is "/run". [playground-endpoint]
        Give an address that begins with https://.",
    ]
  `);
});
