/** What happens to the worker of a page, and to the page. */
export type UpdateEvent =
  /** A new worker is installed and waits for the old one to end. */
  | { readonly type: 'WAITING' }
  /** A worker took over; an update where an older one served the page before. */
  | { readonly type: 'ACTIVATED'; readonly isUpdate: boolean; readonly focused: boolean }
  | { readonly type: 'FOCUSED' };

/** Where a page stands between two workers. */
export type UpdateState = 'current' | 'outdated' | 'reloading';

/** What the page does next. */
export type UpdateAction = 'skip-waiting' | 'reload' | null;

/**
 * One step of the move to a new worker: it need not wait, and the page is loaded anew once, when the
 * worker serves and the reader looks at the page.
 */
export function updateStep(
  state: UpdateState,
  event: UpdateEvent,
): { readonly state: UpdateState; readonly action: UpdateAction } {
  switch (event.type) {
    case 'WAITING':
      return { state, action: 'skip-waiting' };
    case 'ACTIVATED':
      if (!event.isUpdate || state !== 'current') return { state, action: null };
      return event.focused
        ? { state: 'reloading', action: 'reload' }
        : { state: 'outdated', action: null };
    case 'FOCUSED':
      return state === 'outdated'
        ? { state: 'reloading', action: 'reload' }
        : { state, action: null };
  }
}
