import dictionary from './en.json';

/** English: the language that is complete, and the measure of the others. */
export const en = dictionary;
