import type { ApiProps } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { slimProps } from './slim-props';

const page: ApiProps = {
  kind: 'api',
  path: '/lamps/api/lamp/',
  language: 'en',
  title: 'Lamp API',
  description: '',
  api: {
    kind: 'component',
    name: 'Lamp',
    importPath: '@lamps/react/Lamp',
    packageName: '@lamps/react',
    packageVersion: '7.0.0',
    imports: [],
    description: '',
    props: [{ name: 'sx', type: '<a href="#type-Sx">Sx</a>', required: false, description: '' }],
    slots: [],
    classes: [],
    types: { Sx: { text: 'string' } },
    polymorphic: false,
  },
};

test('of the types of an API page only the names go to the client, the definitions are drawn', () => {
  expect(slimProps(page)).toEqual({ ...page, api: { ...page.api, types: { Sx: { text: '' } } } });
  const { types: _types, ...bare } = page.api;
  expect(slimProps({ ...page, api: bare })).toEqual({ ...page, api: bare });
});
