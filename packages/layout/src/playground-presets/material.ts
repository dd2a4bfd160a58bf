import type { PlaygroundPreset } from '../playground-code';

const from = (...names: string[]) =>
  names.map((name) => `import ${name} from '@mui/material/${name}';`);
const fromLab = (...names: string[]) =>
  names.map((name) => `import ${name} from '@mui/lab/${name}';`);

const STAR = '<span aria-hidden="true">★</span>';
const LAMP = '{ input: { "aria-label": "Lamp" } }';
const OPEN = { open: 'true' };
/** A place for popups, as nothing is there that they could hang on. */
const CORNER = { anchorReference: '"anchorPosition"', anchorPosition: '{ top: 16, left: 16 }' };
const SHEET = '<Paper sx={{ padding: 3 }}>Fog over the pier</Paper>';
const TRANSITION: PlaygroundPreset = {
  children: SHEET,
  start: { in: 'true' },
  imports: from('Paper'),
};
const CHIPS: PlaygroundPreset = {
  children: '<Chip label="Amber" />\n<Chip label="Birch" />\n<Chip label="Copper" />',
  imports: from('Chip'),
};
const ITEMS = '<MenuItem>Rename</MenuItem>\n<MenuItem>Move</MenuItem>';
const CHECKS =
  '<FormControlLabel control={<Checkbox />} label="Bow" />\n' +
  '<FormControlLabel control={<Checkbox />} label="Stern" />';
const TABLE_BODY = '<TableBody><TableRow><TableCell>Alma</TableCell></TableRow></TableBody>';
const STEP = ['<Stepper>', '</Stepper>'] as const;
const IN_STEP = ['<Stepper><Step active>', '</Step></Stepper>'] as const;
const FIELD: PlaygroundPreset = { props: { inputProps: '{ "aria-label": "Name" }' } };

const SEPARATOR = '<TimelineSeparator><TimelineDot /><TimelineConnector /></TimelineSeparator>';
const ARRIVAL = '<TimelineContent>The ferry arrives</TimelineContent>';

/** What stands in the components of Material UI, and what they cannot go without. */
export const MATERIAL_PRESETS: Readonly<Record<string, PlaygroundPreset>> = {
  Accordion: {
    children:
      '<AccordionSummary>Opening hours</AccordionSummary>\n<AccordionDetails>From eight to six</AccordionDetails>',
    imports: from('AccordionSummary', 'AccordionDetails'),
  },
  AccordionActions: { children: '<Button>Save</Button>', imports: from('Button') },
  AccordionDetails: {
    children: 'From eight to six',
    around: [
      '<Accordion defaultExpanded><AccordionSummary>Opening hours</AccordionSummary>',
      '</Accordion>',
    ],
    imports: from('Accordion', 'AccordionSummary'),
  },
  AccordionSummary: {
    children: 'Opening hours',
    around: ['<Accordion>', '<AccordionDetails>From eight to six</AccordionDetails></Accordion>'],
    imports: from('Accordion', 'AccordionDetails'),
  },
  Alert: { children: 'The harbour closes at nine.' },
  AppBar: {
    children: '<Toolbar>Harbour office</Toolbar>',
    start: { position: 'static' },
    imports: from('Toolbar'),
  },
  Autocomplete: {
    props: {
      options: '["Amber", "Birch", "Copper"]',
      renderInput: '(params) => <TextField {...params} label="Colour" />',
      sx: '{ width: 240 }',
    },
    imports: from('TextField'),
  },
  Avatar: { children: 'L' },
  AvatarGroup: {
    children: '<Avatar>L</Avatar>\n<Avatar>M</Avatar>\n<Avatar>N</Avatar>',
    imports: from('Avatar'),
  },
  Backdrop: {
    children: '<CircularProgress color="inherit" />',
    start: OPEN,
    imports: from('CircularProgress'),
  },
  Badge: { children: '<span>Post</span>', start: { badgeContent: 'text' } },
  BottomNavigation: {
    children:
      '<BottomNavigationAction label="Map" icon={<span>★</span>} />\n' +
      '<BottomNavigationAction label="Tides" icon={<span>☾</span>} />',
    props: { value: '0' },
    imports: from('BottomNavigationAction'),
  },
  BottomNavigationAction: {
    props: { label: '"Map"', icon: STAR },
    around: ['<BottomNavigation>', '</BottomNavigation>'],
    imports: from('BottomNavigation'),
  },
  Breadcrumbs: {
    children: '<Link href="#pier">Pier</Link>\n<Typography>Berth four</Typography>',
    props: { 'aria-label': '"Place"' },
    imports: from('Link', 'Typography'),
  },
  Button: { children: 'Light the lamp' },
  ButtonBase: { children: 'Light the lamp' },
  ButtonGroup: {
    children: '<Button>Ebb</Button>\n<Button>Flood</Button>',
    props: { 'aria-label': '"Tide"' },
    imports: from('Button'),
  },
  Card: {
    children: '<CardContent>A berth for the night</CardContent>',
    imports: from('CardContent'),
  },
  CardActionArea: {
    children: '<CardContent>A berth for the night</CardContent>',
    around: ['<Card>', '</Card>'],
    imports: from('Card', 'CardContent'),
  },
  CardActions: {
    children: '<Button>Book</Button>\n<Button>Share</Button>',
    around: ['<Card>', '</Card>'],
    imports: from('Button', 'Card'),
  },
  CardHeader: {
    props: { title: '"Berth four"', subheader: '"Free tonight"' },
    around: ['<Card>', '</Card>'],
    imports: from('Card'),
  },
  CardMedia: {
    children: '<div style={{ height: 96, background: "teal" }} />',
    props: { component: '"div"' },
    around: ['<Card>', '</Card>'],
    imports: from('Card'),
  },
  Checkbox: { props: { slotProps: LAMP } },
  Chip: { props: { label: '"Amber"' } },
  CircularProgress: { props: { 'aria-label': '"Loading"' } },
  Collapse: TRANSITION,
  Container: { children: SHEET, imports: from('Paper') },
  Dialog: {
    children:
      '<DialogTitle>Leave the berth?</DialogTitle>\n<DialogContent>It is paid until noon.</DialogContent>',
    start: OPEN,
    imports: from('DialogTitle', 'DialogContent'),
  },
  DialogActions: {
    children: '<Button>Stay</Button>\n<Button>Leave</Button>',
    imports: from('Button'),
  },
  DialogContent: { children: 'It is paid until noon.' },
  Drawer: {
    children: '<List><ListItem>Map</ListItem><ListItem>Tides</ListItem></List>',
    start: OPEN,
    imports: from('List', 'ListItem'),
  },
  Fab: { children: STAR, props: { 'aria-label': '"Favour"' } },
  Fade: TRANSITION,
  FilledInput: FIELD,
  FormControl: {
    children:
      '<InputLabel htmlFor="ship">Ship</InputLabel>\n<OutlinedInput id="ship" label="Ship" />',
    imports: from('InputLabel', 'OutlinedInput'),
  },
  FormControlLabel: {
    props: { control: '<Checkbox />', label: '"Bow"' },
    imports: from('Checkbox'),
  },
  FormGroup: { children: CHECKS, imports: from('Checkbox', 'FormControlLabel') },
  FormHelperText: { children: 'As it is painted on the bow' },
  FormLabel: { children: 'Ship' },
  Grid: {
    children:
      '<Grid size={6}><Paper>Bow</Paper></Grid>\n<Grid size={6}><Paper>Stern</Paper></Grid>',
    start: { container: 'true' },
    imports: from('Paper'),
  },
  GridLegacy: {
    children:
      '<GridLegacy item xs={6}><Paper>Bow</Paper></GridLegacy>\n' +
      '<GridLegacy item xs={6}><Paper>Stern</Paper></GridLegacy>',
    start: { container: 'true' },
    imports: from('Paper'),
  },
  Grow: TRANSITION,
  IconButton: { children: STAR, props: { 'aria-label': '"Favour"' } },
  ImageList: {
    children:
      '<ImageListItem><div style={{ height: 96, background: "teal" }} /></ImageListItem>\n' +
      '<ImageListItem><div style={{ height: 96, background: "peru" }} /></ImageListItem>',
    imports: from('ImageListItem'),
  },
  ImageListItem: {
    children: '<div style={{ height: 96, background: "teal" }} />',
    around: ['<ImageList>', '</ImageList>'],
    imports: from('ImageList'),
  },
  ImageListItemBar: {
    props: { title: '"Low water"' },
    around: [
      '<ImageList><ImageListItem><div style={{ height: 96, background: "teal" }} />',
      '</ImageListItem></ImageList>',
    ],
    imports: from('ImageList', 'ImageListItem'),
  },
  Input: FIELD,
  InputAdornment: { children: 'kg', start: { position: 'start' } },
  InputBase: { props: { inputProps: '{ "aria-label": "Name" }' }, start: { placeholder: 'Name' } },
  InputLabel: {
    children: 'Ship',
    around: ['<FormControl>', '<OutlinedInput label="Ship" /></FormControl>'],
    imports: from('FormControl', 'OutlinedInput'),
  },
  LinearProgress: { props: { 'aria-label': '"Loading"' } },
  Link: { children: 'To the harbour', props: { href: '"#harbour"' } },
  List: {
    children: '<ListItem>Map</ListItem>\n<ListItem>Tides</ListItem>',
    imports: from('ListItem'),
  },
  ListItem: { children: 'Map', around: ['<List>', '</List>'], imports: from('List') },
  ListItemButton: { children: 'Map' },
  ListItemText: { start: { primary: 'text', secondary: 'text' } },
  Masonry: {
    children:
      '<Paper sx={{ height: 40 }}>One</Paper>\n<Paper sx={{ height: 80 }}>Two</Paper>\n' +
      '<Paper sx={{ height: 60 }}>Three</Paper>',
    props: { columns: '2' },
    imports: from('Paper'),
  },
  Menu: { children: ITEMS, props: CORNER, start: OPEN, imports: from('MenuItem') },
  MenuItem: {
    children: 'Rename',
    around: ['<MenuList>', '</MenuList>'],
    imports: from('MenuList'),
  },
  MenuList: { children: ITEMS, imports: from('MenuItem') },
  MobileStepper: {
    props: { steps: '4', backButton: '<Button>Back</Button>', nextButton: '<Button>Next</Button>' },
    start: { position: 'static' },
    imports: from('Button'),
  },
  Modal: {
    children: '<Paper tabIndex={-1} sx={{ padding: 3 }}>It is paid until noon.</Paper>',
    start: OPEN,
    imports: from('Paper'),
  },
  NativeSelect: {
    children: '<option>Amber</option>\n<option>Birch</option>',
    props: { inputProps: '{ "aria-label": "Colour" }' },
  },
  OutlinedInput: FIELD,
  Pagination: { props: { count: '9' } },
  PaginationItem: { props: { page: '3' } },
  Paper: { children: 'A sheet of paper', props: { sx: '{ padding: 3 }' } },
  Popover: { children: SHEET, props: CORNER, start: OPEN, imports: from('Paper') },
  Radio: { props: { slotProps: LAMP } },
  RadioGroup: {
    children:
      '<FormControlLabel value="bow" control={<Radio />} label="Bow" />\n' +
      '<FormControlLabel value="stern" control={<Radio />} label="Stern" />',
    props: { 'aria-label': '"Berth by"', defaultValue: '"bow"' },
    imports: from('FormControlLabel', 'Radio'),
  },
  Rating: { props: { defaultValue: '3' } },
  ScopedCssBaseline: { children: 'Text with the styles of the baseline' },
  Select: {
    children: '<MenuItem value="amber">Amber</MenuItem>\n<MenuItem value="birch">Birch</MenuItem>',
    props: { defaultValue: '"amber"', inputProps: '{ "aria-label": "Colour" }' },
    imports: from('MenuItem'),
  },
  Skeleton: { props: { sx: '{ width: 240 }' } },
  Slide: TRANSITION,
  Slider: { props: { defaultValue: '40', 'aria-label': '"Light"', sx: '{ width: 240 }' } },
  Snackbar: { props: { message: '"The berth is yours"' }, start: OPEN },
  SnackbarContent: { props: { message: '"The berth is yours"' } },
  SpeedDial: {
    children: `<SpeedDialAction icon={${STAR}} slotProps={{ tooltip: { title: "Favour" } }} />`,
    props: { ariaLabel: '"Tools"', icon: '<SpeedDialIcon />' },
    start: OPEN,
    imports: from('SpeedDialAction', 'SpeedDialIcon'),
  },
  SpeedDialAction: {
    props: { icon: STAR, slotProps: '{ tooltip: { title: "Favour" } }' },
    around: ['<SpeedDial ariaLabel="Tools" icon={<SpeedDialIcon />} open>', '</SpeedDial>'],
    imports: from('SpeedDial', 'SpeedDialIcon'),
  },
  Stack: { ...CHIPS, start: { direction: 'row' }, props: { spacing: '1' } },
  Step: {
    children: '<StepLabel>Choose a berth</StepLabel>',
    around: STEP,
    imports: from('StepLabel', 'Stepper'),
  },
  StepButton: { children: 'Choose a berth', around: IN_STEP, imports: from('Step', 'Stepper') },
  StepContent: {
    children: 'All berths that are free tonight',
    around: [
      '<Stepper orientation="vertical"><Step active><StepLabel>Choose a berth</StepLabel>',
      '</Step></Stepper>',
    ],
    imports: from('Step', 'StepLabel', 'Stepper'),
  },
  StepIcon: { props: { icon: '2' } },
  StepLabel: { children: 'Choose a berth', around: IN_STEP, imports: from('Step', 'Stepper') },
  Stepper: {
    children:
      '<Step><StepLabel>Choose a berth</StepLabel></Step>\n<Step><StepLabel>Pay</StepLabel></Step>',
    imports: from('Step', 'StepLabel'),
  },
  SvgIcon: { children: '<path d="M12 3 2 21h20z" />' },
  SwipeableDrawer: {
    children: '<List><ListItem>Map</ListItem><ListItem>Tides</ListItem></List>',
    props: { onClose: '() => {}', onOpen: '() => {}' },
    start: OPEN,
    imports: from('List', 'ListItem'),
  },
  Switch: { props: { slotProps: LAMP } },
  Tab: {
    props: { label: '"Tides"' },
    around: ['<Tabs value={0}>', '</Tabs>'],
    imports: from('Tabs'),
  },
  Table: {
    children: TABLE_BODY,
    imports: from('TableBody', 'TableCell', 'TableRow'),
  },
  TableCell: {
    children: 'Alma',
    around: ['<Table><TableBody><TableRow>', '</TableRow></TableBody></Table>'],
    imports: from('Table', 'TableBody', 'TableRow'),
  },
  TablePagination: {
    props: {
      component: '"div"',
      count: '40',
      page: '0',
      rowsPerPage: '10',
      onPageChange: '() => {}',
    },
  },
  TableRow: {
    children: '<TableCell>Alma</TableCell>\n<TableCell>Berth four</TableCell>',
    around: ['<Table><TableBody>', '</TableBody></Table>'],
    imports: from('Table', 'TableBody', 'TableCell'),
  },
  TableSortLabel: { children: 'Ship', start: { active: 'true' } },
  Tabs: {
    children: '<Tab label="Tides" />\n<Tab label="Wind" />',
    props: { value: '0' },
    imports: from('Tab'),
  },
  TextField: { start: { label: 'text' } },
  Timeline: {
    children: `<TimelineItem>${SEPARATOR}${ARRIVAL}</TimelineItem>`,
    imports: fromLab(
      'TimelineConnector',
      'TimelineContent',
      'TimelineDot',
      'TimelineItem',
      'TimelineSeparator',
    ),
  },
  TimelineDot: {
    around: [
      '<Timeline><TimelineItem><TimelineSeparator>',
      '</TimelineSeparator></TimelineItem></Timeline>',
    ],
    imports: fromLab('Timeline', 'TimelineItem', 'TimelineSeparator'),
  },
  TimelineItem: {
    children: `${SEPARATOR}\n${ARRIVAL}`,
    around: ['<Timeline>', '</Timeline>'],
    imports: fromLab(
      'Timeline',
      'TimelineConnector',
      'TimelineContent',
      'TimelineDot',
      'TimelineSeparator',
    ),
  },
  ToggleButton: { children: 'Dim', props: { value: '"dim"' } },
  ToggleButtonGroup: {
    children:
      '<ToggleButton value="ebb">Ebb</ToggleButton>\n<ToggleButton value="flood">Flood</ToggleButton>',
    props: { 'aria-label': '"Tide"', value: '"ebb"' },
    imports: from('ToggleButton'),
  },
  Toolbar: { children: 'Harbour office' },
  Tooltip: { children: '<button>Rest on it</button>', props: { title: '"A lamp"' } },
  Typography: { children: 'Every lamp has its hour.' },
  Zoom: TRANSITION,
};
