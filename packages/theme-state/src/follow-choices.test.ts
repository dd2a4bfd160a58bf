import { expect, test } from 'vitest';
import { createThemeChoiceStore } from './core/theme-choices';
import { createThemeStore } from './core/theme-store';
import { followChoices } from './follow-choices';

test('[C5] [C7] a chosen direction goes before the language’s, and gives way once taken back', () => {
  const theme = createThemeStore();
  const choices = createThemeChoiceStore();
  choices.choose({ direction: 'ltr' });
  followChoices(theme, choices, 'rtl');
  expect(theme.getSnapshot().direction).toBe('ltr');
  choices.choose({ direction: null });
  expect(theme.getSnapshot().direction).toBe('rtl');
});

test('[C1] density follows the choice, and returns to what the theme was made with', () => {
  const theme = createThemeStore({ dense: true });
  const choices = createThemeChoiceStore();
  followChoices(theme, choices);
  expect(theme.getSnapshot().dense).toBe(true);
  choices.choose({ dense: false });
  expect(theme.getSnapshot().dense).toBe(false);
  choices.choose({ dense: null });
  expect(theme.getSnapshot().dense).toBe(true);
});

test('without a choice nothing but the language’s direction is set, and no language sets none', () => {
  const theme = createThemeStore();
  theme.dispatch({ type: 'SET_DENSE', payload: true });
  theme.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
  const release = followChoices(theme, createThemeChoiceStore());
  expect(theme.getSnapshot()).toMatchObject({ dense: true, direction: 'rtl' });
  release();
  followChoices(theme, createThemeChoiceStore(), 'ltr');
  expect(theme.getSnapshot()).toMatchObject({ dense: true, direction: 'ltr' });
});

test('after the removal no choice is taken', () => {
  const theme = createThemeStore();
  const choices = createThemeChoiceStore();
  const release = followChoices(theme, choices);
  release();
  choices.choose({ dense: true, direction: 'rtl' });
  expect(theme.getSnapshot()).toBe(theme.getServerSnapshot());
});
