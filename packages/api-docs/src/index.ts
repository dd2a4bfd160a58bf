export { changesInMajor, dateFunction, dateModel } from './date-model';
export type { DemoUse } from './find-uses';
export { typePieces } from './type-pieces';
