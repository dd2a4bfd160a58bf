import type { PlaygroundPreset } from '../playground-code';

const BUTTON = "import Button from '@mui/joy/Button';";

/** What stands in the components of Joy UI. */
export const JOY_PRESETS: Readonly<Record<string, PlaygroundPreset>> = {
  Button: { children: 'Light the lamp' },
  ButtonGroup: {
    children: '<Button>Ebb</Button>\n<Button>Flood</Button>',
    props: { 'aria-label': '"Tide"' },
    imports: [BUTTON],
  },
  IconButton: {
    children: '<span aria-hidden="true">★</span>',
    props: { 'aria-label': '"Favour"' },
  },
  ToggleButtonGroup: {
    children: '<Button value="ebb">Ebb</Button>\n<Button value="flood">Flood</Button>',
    props: { 'aria-label': '"Tide"', value: '"ebb"' },
    imports: [BUTTON],
  },
};
