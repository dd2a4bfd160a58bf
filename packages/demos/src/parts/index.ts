export { partsOf, prefixesOf } from './read-parts';
export type { Part } from './read-parts';
export { isInside, listParts, prefixesIn } from './list-parts';
export type { PartElement } from './list-parts';
export { hitParts } from './hit-parts';
export { customProperties, ownDeclarations, rulesOf, weightOf } from './read-styles';
export type { CustomProperty } from './read-styles';
export { FORMS, formsOf, overrideCode, themeName } from './override-code';
export type { Declaration, Form, Place } from './override-code';
