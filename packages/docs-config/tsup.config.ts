import { publishedPackage } from '../../tooling/tsup/preset.ts';

export default publishedPackage([
  'index',
  'core',
  'check',
  'translations/en',
  'translations/ar',
  'translations/pt',
  'translations/zh',
]);
