import { tolerantStorage } from '@lectern/theme-state';
import { createVersionStore } from '@lectern/version-lens';
import { expect, test } from 'vitest';

const denied = () => {
  throw new Error('denied');
};

test('where storage is denied, a chosen version lasts as long as the page', () => {
  const store = createVersionStore(
    tolerantStorage({ get: denied, set: denied, subscribe: () => () => undefined }),
  );
  expect(store.get('material-ui')).toBeNull();
  store.set('material-ui', '6.0');
  expect(store.get('material-ui')).toBe('6.0');
  store.set('material-ui', null);
  expect(store.get('material-ui')).toBeNull();
});
