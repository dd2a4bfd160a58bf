import { copyFile } from 'node:fs/promises';
import { publishedPackage } from '../../tooling/tsup/preset.ts';

export default publishedPackage(['index', 'core'], {
  onSuccess: () => copyFile('src/styles.css', 'dist/styles.css'),
});
