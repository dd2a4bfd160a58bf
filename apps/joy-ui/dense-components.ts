import type { Components } from '@mui/joy/styles';

const small = { defaultProps: { size: 'sm' } } as const;

/** Defaults of a dense page: small buttons, inputs and tables. */
export const denseComponents: Components = {
  JoyAutocomplete: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoyRadio: small,
  JoyRadioGroup: small,
  JoySelect: small,
  JoySlider: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTabs: small,
  JoyTextarea: small,
  JoyToggleButtonGroup: small,
};
