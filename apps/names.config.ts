const NEXT = 'An export of @mui/material-nextjs, which this site does not install.';
const PREFIX = 'The prefix of keys in a theme and of class names.';
const COMPILER = 'A setting of the TypeScript compiler.';
const OTHERS = 'A name of another library, which the page is about or links.';
const GONE = 'A name of version 6, on the pages about moving on from it.';
const GONE5 = 'A name of version 5, on the page about moving on from it.';
const READER = "What a reader calls the link of their router's.";

/** Names that share a reason, with spaces between. */
const all = (reason: string, list: string) =>
  Object.fromEntries(list.split(/\s+/).map((name) => [name, reason]));

const EARLIER = {
  ...all(
    'A name of version 0.x, on the page about moving on from it.',
    `CardText CardTitle FlatButton FloatingActionButton FontIcon GridTile IconMenu RadioButtonGroup
    RaisedButton RefreshIndicator Subheader TableHeader TableHeaderColumn TableRowColumn ToolbarGroup
    ToolbarSeparator ToolbarTitle containerElement fixedHeader floatingLabelFixed floatingLabelText
    hintText hoverColor iconStyle inkBarStyle labelColor labelPosition labelStyle leftAvatar
    makeSelectable menuItems muiThemeable multiLine multiSelectable nestedItems onActionClick onActive
    onCheck onRequestChange onRequestClose onRequestDelete onRowSelection openSecondary prepareStyles
    primaryText rightIconButton secondaryText showExpandableButton uncheckedIcon underlineShow
    valueSelected zDepth`,
  ),
  ...all(
    'A name of version 3, on the page about moving on from it.',
    `JssProvider SheetsRegistry disableActionSpacing extendedFab headlineMapping iconChecked nativeColor
    useNextVariants`,
  ),
  ...all(
    'A name of version 4, on the pages about moving on from it.',
    `ExpansionPanel GridList GridListTile GridListTileBar MuiThemeProvider RootRef ServerStyleSheets
    StylesProvider ThumbComponent ValueLabelComponent backIconButtonText buttonRef cellHeight circleStatic
    collapsedHeight createGenerateClassName disableBackdropClick displayBlock displayInline
    getContentAnchorEl getOptionSelected imgFullHeight imgFullWidth innerRef inputMarginDense jssPreset
    labelWidth mdDown nextIconButtonText onChangePage onChangeRowsPerPage onEscapeKeyDown onRendered
    rowsMax rowsMin scheduleUpdate scrollButtonsDesktop srOnly titlePosition withMobileDialog withWidth`,
  ),
  ...all(
    'A name of @material-ui/pickers, on the page about moving on from it.',
    `Calendar Clock ClockView Day KeyboardButtonProps KeyboardDateTimePicker KeyboardTimePicker MuiPickers
    TextFieldComponent ToolbarComponent allowKeyboardControl animateYearScrolling cancelLabel clearLabel
    dateRangeIcon disableToolbar emptyLabel hideTabs initialFocusedDate invalidDateMessage invalidLabel
    labelFunc leftArrowButtonProps libInstance maskChar maxDateMessage okLabel renderDay rifmFormatter
    rightArrowButtonProps showTodayButton strictCompareDates todayLabel useUtils`,
  ),
  ...all(
    'A name of the pickers of MUI X, on the page of Material UI about moving to them.',
    `AdapterDateFnsV2 DateCalendar TimeClock actionBar cancelButtonLabel clearButtonLabel closeOnSelect
    dateIcon dateLibInstance desktopModeMediaQuery disableFuture disablePast inputAdornment isValid
    leftArrowIcon localeText minutesStep nextIconButton okButtonLabel onAccept onMonthChange
    openPickerButton openPickerIcon openTo previousIconButton reduceAnimations referenceDate renderLoading
    rightArrowIcon shouldDisableDate themeAugmentation todayButtonLabel usePickerAdapter validationError`,
  ),
};

/**
 * Names that pages give in backticks and that no installed type declares, each with the reason why it
 * is right all the same.
 */
export const names: Readonly<Record<string, string>> = {
  ...EARLIER,
  AppCacheProvider: NEXT,
  AppRouterCacheProvider: NEXT,
  Channel: 'The end of custom properties that hold the channels of a colour.',
  constructStyleTagsFromChunks: 'An export of @emotion/server.',
  Controller: OTHERS,
  createEmotionCache: NEXT,
  createLink: OTHERS,
  createMuiTheme: GONE,
  currentColor: 'A keyword of CSS.',
  documentGetInitialProps: NEXT,
  emotionCache: 'An option of documentGetInitialProps and AppCacheProvider.',
  enhanceApp: 'A part of a plugin of documentGetInitialProps.',
  experimentalStyled: GONE,
  fireEvent: 'An export of Testing Library.',
  generateForBothDir: OTHERS,
  getByRole: 'A query of Testing Library.',
  Grid2: GONE,
  grid2Classes: GONE,
  Hidden: GONE,
  Joy: PREFIX,
  mouseDown: 'A method of fireEvent.',
  Mui: PREFIX,
  'Mui-open': 'A state that the library names as all others; no API page lists it.',
  MuiGrid2: GONE,
  'MuiGrid2-root': GONE,
  MuiTextfield: 'The misspelling that a pitfall is about.',
  'MuiTouchRipple-root': 'A part of ButtonBase, which exports no component for it.',
  onBackdropClick: GONE,
  PigmentHidden: GONE,
  renderToPipeableStream: 'A function of react-dom/server.',
  resolveProps: 'A part of a plugin of documentGetInitialProps.',
  RouteLink: READER,
  RouterLink: READER,
  strictFunctionTypes: COMPILER,
  strictNullChecks: COMPILER,
  StyleSheetManager: OTHERS,
  textDisabled: 'A colour of Link and Typography, made by a template in their types.',
  textPrimary: 'A colour of Link and Typography, made by a template in their types.',
  textSecondary: 'A colour of Link and Typography, made by a template in their types.',
  Unstable_Grid2: GONE,
  Unsupported: 'The first word of an error message.',
  disableEqualOverflow: GONE5,
  experimental_extendTheme: GONE5,
  mdOffset: GONE5,
  xsOffset: GONE5,
  makeStyle: "A function of the reader's own, in an example.",
  transformIgnorePatterns: 'A setting of Jest.',
  transformLibraries: 'An option of the plugins of Pigment CSS.',
  toRuntimeSource: 'A method that themes have and do not declare.',
  TransitionGroup: 'A component of React Transition Group.',
  translateX: 'A function of CSS.',
  translateY: 'A function of CSS.',
};
