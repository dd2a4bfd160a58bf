export { extractApi } from './extract-api';
export type { ExtractOptions } from './extract-api';
export { changesInMajor, dateModel } from './date-model';
export { foldHistory } from './fold-history';
export type { ApiVersion } from './fold-history';
export { EXCLUDED } from './excluded';
