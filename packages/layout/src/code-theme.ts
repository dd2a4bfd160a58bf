import { createStoredChoice } from './stored-choice';

/** Which colours code has. */
export const codeTheme = createStoredChoice('lectern-code-theme', ['page', 'okaidia']);
