export { extractApi } from './extract-api';
export type { ExtractOptions } from './extract-api';
export { changesInMajor, dateFunction, dateModel } from './date-model';
export { foldHistory } from './fold-history';
export type { ApiVersion } from './fold-history';
export { EXCLUDED, exclusionOf } from './excluded';
export type { Exclusion } from './excluded';
