import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

export default function WidthNow() {
  const { breakpoints } = useTheme();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {breakpoints.keys.map((key) => (
        <Chip
          key={key}
          variant="outlined"
          label={`${key}: from ${breakpoints.values[key]} px`}
          sx={{
            [breakpoints.only(key)]: { color: 'primary.contrastText', bgcolor: 'primary.main' },
          }}
        />
      ))}
    </Stack>
  );
}
