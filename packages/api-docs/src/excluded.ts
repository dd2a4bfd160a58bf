/** Exports that no page documents, and why. */
export interface Exclusion {
  /** Their names, or what their names have in common. */
  readonly match: readonly string[] | RegExp;
  readonly reason: string;
}

const PART = 'A styled part of its component, reached through slots and classes.';
const CONTEXT = 'A React context that only the library itself reads.';
const THEME = 'Documented with theming: it renders nothing of its own.';
const OLD_NAME = 'An older name of a component that is documented under its present one.';
const GRID_ICON: Exclusion = {
  match: /^Grid\w+Icon$|^GridKeyboardArrowRight$/,
  reason: 'An icon that the grid draws by default; replace it through slots.',
};
const CLASSES: Exclusion = {
  match: /^(?:get\w+UtilityClass(?:es)?|generateUtilityClass(?:es)?|unstable_composeClasses)$/,
  reason: "Makes the class names that are listed with each component's CSS classes.",
};
const UNSTABLE: Exclusion = {
  match: /^(?:unstable|experimental|private)_/,
  reason: 'Unstable: it may change in any release.',
};

/** What a package exports beside its documented components, hooks and functions. */
export const EXCLUDED: Readonly<Record<string, readonly Exclusion[]>> = {
  '@mui/material': [
    {
      match: [
        'BackdropRoot',
        'BadgeMark',
        'BadgeRoot',
        'MenuPaper',
        'ModalRoot',
        'PopoverPaper',
        'PopoverRoot',
        'SliderInput',
        'SliderMark',
        'SliderMarkLabel',
        'SliderRail',
        'SliderRoot',
        'SliderThumb',
        'SliderTrack',
        'SliderValueLabel',
      ],
      reason: PART,
    },
    {
      match: ['ButtonGroupButtonContext', 'ButtonGroupContext', 'StepContext', 'StepperContext'],
      reason: CONTEXT,
    },
    { match: ['CssVarsProvider', 'StyledEngineProvider', 'ThemeProvider'], reason: THEME },
    { match: ['FormLabelRoot', 'usePagination'], reason: 'Its types do not declare it.' },
    {
      match: ['DefaultPropsProvider'],
      reason: 'Themes set default props through it; applications use the theme.',
    },
    {
      match: ['Unstable_TrapFocus', 'Experimental_CssVarsProvider'],
      reason: UNSTABLE.reason,
    },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/lab': [
    { match: ['LoadingButton'], reason: 'Button of @mui/material under another name.' },
    CLASSES,
  ],
  '@mui/joy': [
    { match: ['CssVarsProvider', 'StyledEngineProvider', 'ThemeProvider'], reason: THEME },
    { match: ['TextField'], reason: 'Taken out before the first stable release; it throws.' },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/system': [
    { match: ['StyledEngineProvider', 'ThemeProvider'], reason: THEME },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/x-data-grid': [
    GRID_ICON,
    { match: ['GridApiContext'], reason: CONTEXT },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/x-data-grid-pro': [GRID_ICON],
  '@mui/x-data-grid-premium': [GRID_ICON, UNSTABLE],
  '@mui/x-date-pickers': [
    {
      match: /^(?:Arrow\w+|Calendar|Clock|DateRange|Time|Clear)Icon$/,
      reason: 'An icon that the pickers draw by default; replace it through slots.',
    },
    { match: ['MuiPickersAdapterContext'], reason: CONTEXT },
    {
      match: ['DigitalClockItem', 'PickersLayoutRoot', 'PickersLayoutContentWrapper'],
      reason: PART,
    },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/x-date-pickers-pro': [CLASSES, UNSTABLE],
  '@mui/x-charts': [
    { match: ['AreaElementPath', 'BarElementPath', 'LineElementPath'], reason: PART },
    {
      match: [
        'Unstable_RadarChart',
        'Unstable_RadarDataProvider',
        'ChartContainer',
        'ChartDataProvider',
      ],
      reason: OLD_NAME,
    },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/x-charts-pro': [
    {
      match: [
        'Unstable_FunnelChart',
        'ChartContainerPro',
        'ChartDataProviderPro',
        'ChartZoomSlider',
      ],
      reason: OLD_NAME,
    },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/x-charts-premium': [
    { match: ['ChartContainerPremium', 'ChartDataProviderPremium'], reason: OLD_NAME },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/x-tree-view': [
    {
      match: [
        'SimpleTreeViewRoot',
        'RichTreeViewRoot',
        'TreeItemRoot',
        'TreeItemContent',
        'TreeItemIconContainer',
        'TreeItemGroupTransition',
        'TreeItemCheckbox',
        'TreeItemLabel',
      ],
      reason: PART,
    },
    {
      match: ['TreeViewExpandIcon', 'TreeViewCollapseIcon'],
      reason: 'An icon that the tree draws by default; replace it through slots.',
    },
    CLASSES,
    UNSTABLE,
  ],
  '@mui/x-tree-view-pro': [{ match: ['RichTreeViewProRoot'], reason: PART }, CLASSES, UNSTABLE],
  '@toolpad/core': [
    {
      match: ['AuthenticationContext', 'SessionContext', 'LocalizationContext'],
      reason: CONTEXT,
    },
  ],
};

/** Why an export of a package has no page; undefined for one that must have one. */
export function exclusionOf(packageName: string, name: string): string | undefined {
  const matches = ({ match }: Exclusion) =>
    match instanceof RegExp ? match.test(name) : match.includes(name);
  return EXCLUDED[packageName]?.find(matches)?.reason;
}
