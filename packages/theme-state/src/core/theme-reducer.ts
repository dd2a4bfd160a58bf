/** Resolved colour mode of the interface. */
export type PaletteMode = 'light' | 'dark';
/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** What a documentation site's theme depends on. */
export interface ThemeState {
  /** Small controls and dense tables. */
  readonly dense: boolean;
  readonly direction: Direction;
  readonly paletteMode: PaletteMode;
}

/** What may happen to the theme. */
export type ThemeAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | {
      readonly type: 'CHANGE';
      readonly payload?: {
        readonly paletteMode?: PaletteMode | undefined;
        readonly direction?: Direction | undefined;
      };
    };

/** The state before anything is known of the reader. */
export const initialThemeState: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteMode: 'light',
};

/**
 * Next theme state. An action that changes nothing gives the same object back; a mode or direction
 * that does not exist is ignored, since both end up in the document.
 *
 * @throws 'Unrecognized type' and the type, when there is no such action
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_DENSE': {
      const dense = action.payload === true;
      return dense === state.dense ? state : { ...state, dense };
    }
    case 'RESET_DENSITY':
      return state.dense ? { ...state, dense: false } : state;
    case 'CHANGE': {
      const { paletteMode, direction } = action.payload ?? {};
      const next = {
        ...state,
        ...((paletteMode === 'light' || paletteMode === 'dark') && { paletteMode }),
        ...((direction === 'ltr' || direction === 'rtl') && { direction }),
      };
      const same = next.paletteMode === state.paletteMode && next.direction === state.direction;
      return same ? state : next;
    }
    default: {
      const unknown: never = action;
      throw new Error(`Unrecognized type ${(unknown as { type: string }).type}`);
    }
  }
}
