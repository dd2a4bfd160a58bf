import type { ApiProps, Demo, DocProps } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { slimProps } from './slim-props';

const page: ApiProps = {
  kind: 'api',
  path: '/lamps/api/lamp/',
  language: 'en',
  written: ['en'],
  title: 'Lamp API',
  description: '',
  api: {
    kind: 'component',
    name: 'Lamp',
    packageName: '@lamps/react',
    packageVersion: '7.0.0',
    imports: [],
    description: '',
    props: [
      { name: 'sx', type: '<a href="#type-Sx">Sx</a>', required: false, description: 'Styles.' },
    ],
    slots: [],
    classes: [],
    types: { Sx: { text: 'string' } },
    polymorphic: false,
  },
};

const slimmed = (api: ApiProps['api']) => (slimProps({ ...page, api }) as ApiProps).api;

test('of the types of an API page only the names go to the client, the definitions are drawn', () => {
  expect(slimmed(page.api)).toMatchObject({ types: { Sx: { text: '' } } });
  const { types: _types, ...bare } = page.api;
  expect(slimmed(bare)).not.toHaveProperty('types');
});

test('of its descriptions the client learns which are there', () => {
  const plain = { name: 'on', type: 'boolean', required: false, description: '' };
  const { props } = slimmed({ ...page.api, props: [...page.api.props, plain] });
  expect(props.map(({ description }) => description)).toEqual([' ', '']);
});

test('of the code of a demo and of its files nothing goes to the client', () => {
  const demo: Demo = {
    id: 'lamp/Desk',
    name: 'Desk',
    title: 'A desk',
    code: { ts: 'desk' },
    lines: 1,
    files: [{ name: 'bulb.ts', code: { ts: 'bulb', js: 'bulb' }, lines: 1 }],
  };
  const { api: _api, ...served } = page;
  const doc: DocProps = {
    ...served,
    kind: 'doc',
    apiLinks: [],
    page: {
      path: page.path,
      language: 'en',
      title: 'Lamp',
      description: '',
      components: [],
      headings: [],
      blocks: [],
      demos: { [demo.id]: demo },
      source: 'page.md',
    },
  };
  const { demos } = (slimProps(doc) as DocProps).page;
  expect(demos[demo.id]).toEqual({
    ...demo,
    code: { ts: '' },
    files: [{ name: 'bulb.ts', code: { ts: '', js: '' }, lines: 1 }],
  });
});
