import type { PlaygroundPreset } from './playground-code';

const TEXT_FIELD = "import TextField from '@mui/material/TextField';";
const MENU_ITEM = "import MenuItem from '@mui/material/MenuItem';";

/** What the types of components do not tell: what stands in them, and what they cannot go without. */
export const PLAYGROUND_PRESETS: Readonly<Record<string, PlaygroundPreset>> = {
  Alert: { children: 'The harbour closes at nine.' },
  Autocomplete: {
    props: {
      options: '["Amber", "Birch", "Copper"]',
      renderInput: '(params) => <TextField {...params} label="Colour" />',
      sx: '{ width: 240 }',
    },
    imports: [TEXT_FIELD],
  },
  Avatar: { children: 'L' },
  Badge: { children: '<span>Post</span>' },
  Button: { children: 'Light the lamp' },
  Chip: { props: { label: '"Amber"' } },
  Fab: { children: '<span aria-hidden="true">★</span>', props: { 'aria-label': '"Favour"' } },
  IconButton: {
    children: '<span aria-hidden="true">★</span>',
    props: { 'aria-label': '"Favour"' },
  },
  Link: { children: 'To the harbour', props: { href: '"#harbour"' } },
  Paper: { children: 'A sheet of paper', props: { sx: '{ padding: 3 }' } },
  Select: {
    children: '<MenuItem value="amber">Amber</MenuItem>',
    props: { defaultValue: '"amber"' },
    imports: [MENU_ITEM],
  },
  Skeleton: { props: { sx: '{ width: 240 }' } },
  Slider: { props: { defaultValue: '40', 'aria-label': '"Light"', sx: '{ width: 240 }' } },
  Switch: { props: { inputProps: '{ "aria-label": "Lamp" }' } },
  ToggleButton: { children: 'Dim', props: { value: '"dim"' } },
  Tooltip: { children: '<button>Rest on it</button>', props: { title: '"A lamp"' } },
  Typography: { children: 'Every lamp has its hour.' },
};
