import { browserStorage, tolerantStorage } from '@lectern/theme-state';
import { readEdit, writeEdit, type DemoEdit } from './demo-edit';

const storage = tolerantStorage(browserStorage);

const keyOf = (area: string, demo: string) => `lectern-edit:${area}/${demo}`;

/** The edit that a reader left of a demo. */
export function storedEdit(area: string, demo: string): DemoEdit | null {
  return readEdit(storage.get(keyOf(area, demo)) ?? '');
}

/** Keeps an edit for the next visit; null forgets it. */
export function storeEdit(area: string, demo: string, edit: DemoEdit | null): void {
  storage.set(keyOf(area, demo), edit ? writeEdit(edit) : '');
}
