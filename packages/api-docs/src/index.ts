export { changesInMajor, dateFunction, dateModel } from './date-model';
export type { DemoUse } from './find-uses';
export { membersOf } from './join-union';
export { typePieces } from './type-pieces';
