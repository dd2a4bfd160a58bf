/** Sent to an island, it begins its demo anew. */
export const RESET_EVENT = 'lectern-reset';
