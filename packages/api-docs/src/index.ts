export { extractApi } from './extract-api';
export type { ExtractOptions } from './extract-api';
export { EXCLUDED } from './excluded';
