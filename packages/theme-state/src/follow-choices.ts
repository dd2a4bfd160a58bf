import type { ThemeChoiceStore } from './core/theme-choices';
import type { Direction } from './core/theme-reducer';
import type { ThemeStore } from './core/theme-store';

/**
 * Keeps a theme at what the reader chose. Where a choice is taken back, the theme returns to the
 * direction of the language and to the density it was made with.
 *
 * @param direction of the page's language; left out, the one that the theme was made with
 * @returns the removal of the listener; the theme stays as it is
 */
export function followChoices(
  theme: ThemeStore,
  choices: ThemeChoiceStore,
  direction?: Direction,
): () => void {
  let before = choices.getServerSnapshot();
  const take = () => {
    const chosen = choices.getSnapshot();
    const initial = theme.getServerSnapshot();
    if (chosen.dense !== before.dense) {
      theme.dispatch({ type: 'SET_DENSE', payload: chosen.dense ?? initial.dense });
    }
    if (chosen.direction !== before.direction) {
      const payload = { direction: chosen.direction ?? direction ?? initial.direction };
      theme.dispatch({ type: 'CHANGE', payload });
    }
    before = chosen;
  };
  theme.dispatch({
    type: 'CHANGE',
    payload: { direction: choices.getSnapshot().direction ?? direction },
  });
  take();
  return choices.subscribe(take);
}
