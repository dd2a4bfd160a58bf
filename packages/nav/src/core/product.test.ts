import { expect, test } from 'vitest';
import { productFromPathname } from './product';

test.each([
  ['/material-ui/react-button/', 'material-ui', 'core'],
  ['/joy-ui/', 'joy-ui', 'core'],
  ['/system', 'system', 'core'],
  ['/x/react-data-grid/', 'x-data-grid', 'x'],
  ['/x/react-date-pickers/lifecycle/', 'x-date-pickers', 'x'],
  ['/x/react-charts/', 'x-charts', 'x'],
  ['/x/react-tree-view/', 'x-tree-view', 'x'],
  ['/x/api/data-grid/grid-actions/', 'x-data-grid', 'x'],
  ['/x/api/tree-view/', 'x-tree-view', 'x'],
  ['/toolpad/core/introduction/', 'toolpad-core', 'toolpad'],
  ['/experiments/docs/markdown/', 'docs-infra', null],
  ['/x/introduction/', null, null],
  ['/x/data-grid/', null, null],
  ['/x/react-data-grid-pro/', null, null],
  ['/x/api/buttons/', null, null],
  ['/material-uis/', null, null],
  ['/toolpad/studio/', null, null],
  ['/experiments/', null, null],
  ['/constructor/', null, null],
  ['/versions/', null, null],
  ['/', null, null],
])('[A9] %s belongs to the product %s of the category %s', (path, productId, category) => {
  const product = { productId, productCategoryId: category };
  expect(productFromPathname(path)).toEqual(product);
  expect(productFromPathname(`/zh${path}`)).toEqual(product);
  expect(productFromPathname(`${path}#/material-ui/`)).toEqual(product);
});
