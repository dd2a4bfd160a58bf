const PART = 'A styled part of its component, reached through slots and classes.';
const CONTEXT = 'A React context that only the library itself reads.';
const THEME = 'Documented with theming: it renders nothing of its own.';

/** Exports that look like components and are none of the public ones, with the reason. */
export const EXCLUDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@mui/material': {
    BackdropRoot: PART,
    BadgeMark: PART,
    BadgeRoot: PART,
    ButtonGroupButtonContext: CONTEXT,
    ButtonGroupContext: CONTEXT,
    CssVarsProvider: THEME,
    DefaultPropsProvider: 'Themes set default props through it; applications use the theme.',
    Experimental_CssVarsProvider: THEME,
    MenuPaper: PART,
    ModalRoot: PART,
    PopoverPaper: PART,
    PopoverRoot: PART,
    SliderInput: PART,
    SliderMark: PART,
    SliderMarkLabel: PART,
    SliderRail: PART,
    SliderRoot: PART,
    SliderThumb: PART,
    SliderTrack: PART,
    SliderValueLabel: PART,
    StepContext: CONTEXT,
    StepperContext: CONTEXT,
    StyledEngineProvider: THEME,
    ThemeProvider: THEME,
    Unstable_TrapFocus: 'Unstable: it may change in any release.',
  },
};
