import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface SwatchesProps {
  label: string;
  /** Nothing while the colour is not one of these. */
  value: string | null;
  colours: readonly (readonly [name: string, colour: string])[];
  onChange: (name: string) => void;
}

/** A row of colours, one of which is chosen. */
export function Swatches({ label, value, colours, onChange }: SwatchesProps) {
  return (
    <Box>
      <FormLabel component="p" sx={{ m: 0, mb: 0.5 }}>
        {label}: {value ?? 'your own'}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        aria-label={label}
        value={value}
        onChange={(_event, name: string | null) => name && onChange(name)}
        sx={{
          flexWrap: 'wrap',
          gap: 0.5,
          [`& .${toggleButtonClasses.root}`]: {
            width: 32,
            height: 32,
            m: 0,
            border: 0,
            borderRadius: 1,
          },
          [`& .${toggleButtonClasses.selected}`]: {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: 2,
          },
        }}
      >
        {colours.map(([name, colour]) => (
          <ToggleButton
            key={name}
            value={name}
            aria-label={name}
            title={name}
            style={{ background: colour }}
          />
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
