import { publishedPackage } from '../../tooling/tsup/preset.ts';

export default publishedPackage(['index', 'core'], { client: false });
