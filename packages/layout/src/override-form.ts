import { FORMS } from '@lectern/demos/parts';
import { createStoredChoice } from './stored-choice';

/** The form in which the reader last copied an override. */
export const overrideForm = createStoredChoice('lectern-override-form', FORMS);
