/**
 * What both themes share. Sizes are px, durations ms, weights those of Roboto's files. The numbers
 * are Material UI's defaults, written out so that a site without Material UI can use them.
 */
const base = {
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  palette: { contrastThreshold: 3, tonalOffset: 0.2 },
  typography: {
    fontFamily: 'Roboto, Helvetica, Arial, sans-serif',
    fontSize: 14,
    htmlFontSize: 16,
    fontWeightLight: 300,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 700,
  },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    },
  },
  zIndex: {
    mobileStepper: 1000,
    fab: 1050,
    speedDial: 1050,
    appBar: 1100,
    drawer: 1200,
    modal: 1300,
    snackbar: 1400,
    tooltip: 1500,
  },
} as const;

/** Theme options of the documented library: its defaults, with a radius of 4 px. */
export const defaultTheme = { ...base, shape: { borderRadius: 4 } } as const;

/** Theme options of the site's own look, with a radius of 12 px and letters for its languages. */
export const brandTheme = {
  ...base,
  typography: {
    ...base.typography,
    fontFamily: 'Roboto, "Noto Sans Arabic", "Segoe UI", Arial, sans-serif',
  },
  shape: { borderRadius: 12 },
} as const;

/** Component defaults for a dense interface: small buttons, dense inputs and tables. */
export const densityPreset = {
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiFab: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
    MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
    MuiFilledInput: { defaultProps: { margin: 'dense' } },
    MuiInputBase: { defaultProps: { margin: 'dense' } },
    MuiInputLabel: { defaultProps: { margin: 'dense' } },
    MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
    MuiListItem: { defaultProps: { dense: true } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
    MuiDataGrid: { defaultProps: { density: 'compact' } },
  },
} as const;
