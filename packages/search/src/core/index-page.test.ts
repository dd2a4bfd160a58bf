import type { ApiProps, DocProps } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { indexPage } from './index-page';

const doc: DocProps = {
  kind: 'doc',
  path: '/lib/lamp/',
  language: 'en',
  written: ['en'],
  title: 'Lamp',
  description: 'Light for a desk.',
  apiLinks: [],
  page: {
    path: '/lib/lamp/',
    language: 'en',
    title: 'Lamp',
    description: 'Light for a desk.',
    components: [],
    source: 'page.md',
    headings: [
      { depth: 2, id: 'dim', text: 'Dim it' },
      { depth: 2, id: 'care', text: 'Care' },
    ],
    demos: {
      'lamp/Pair': {
        id: 'lamp/Pair',
        name: 'Pair',
        title: 'Two lamps',
        code: { ts: '<b>secret</b>' },
        lines: 1,
      },
    },
    blocks: [
      { type: 'html', html: '<p>One&nbsp;lamp &amp; a <code>Cord</code></p>' },
      { type: 'heading', depth: 2, id: 'dim', html: 'Dim it' },
      { type: 'demo', id: 'lamp/Pair' },
      { type: 'code', language: 'ts', code: { ts: 'const lamp = 1' } },
      { type: 'html', html: '<p title="no">At night</p>' },
      { type: 'heading', depth: 2, id: 'care', html: 'Care' },
      {
        type: 'callout',
        kind: 'warning',
        title: 'Hot',
        blocks: [{ type: 'html', html: '<p>Let it cool</p>' }],
      },
    ],
  },
};

test('a page has its headings with the text up to the next one, and its demos', () => {
  expect(indexPage(doc, 'lib')).toEqual({
    kind: 'page',
    area: 'lib',
    path: '/lib/lamp/',
    title: 'Lamp',
    text: 'Light for a desk. One lamp a Cord',
    parts: [
      { kind: 'heading', title: 'Dim it', anchor: 'dim', text: 'At night' },
      { kind: 'heading', title: 'Care', anchor: 'care', text: 'Hot Let it cool' },
      { kind: 'demo', title: 'Two lamps', anchor: 'demo-Pair', text: '' },
    ],
  });
});

test('a page of the reference has its props with their descriptions', () => {
  const api: ApiProps = {
    kind: 'api',
    path: '/lib/api/lamp/',
    language: 'en',
    written: ['en'],
    title: 'Lamp API',
    description: 'Props of Lamp.',
    api: {
      kind: 'component',
      polymorphic: false,
      name: 'Lamp',
      packageName: 'lamps',
      packageVersion: '1.0.0',
      imports: [],
      description: '',
      props: [
        {
          name: 'hue',
          type: 'string',
          required: false,
          description: '<p>The <em>colour</em>.</p>',
        },
      ],
      slots: [],
      classes: [],
      types: {},
    } as ApiProps['api'],
  };
  expect(indexPage(api, 'lib')).toMatchObject({
    kind: 'api',
    title: 'Lamp API',
    parts: [{ kind: 'prop', title: 'hue', anchor: 'prop-hue', text: 'The colour .' }],
  });
});
