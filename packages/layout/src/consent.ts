import { createStoredChoice } from './stored-choice';

/** Whether visits may be counted. */
export type Consent = 'given' | 'refused';

/** What the reader said. */
export const consentChoice = createStoredChoice<Consent>('lectern-consent', ['given', 'refused']);
