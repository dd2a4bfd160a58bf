import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sensors = [
  { name: 'Greenhouse', state: 'In range', color: 'success', Icon: CheckCircleOutline },
  { name: 'Cellar', state: 'Battery low', color: 'warning', Icon: WarningAmber },
  { name: 'Roof', state: 'No signal since noon', color: 'error', Icon: ErrorOutline },
] as const;

export default function SensorStates() {
  return (
    <Stack spacing={1}>
      {sensors.map(({ name, state, color, Icon }) => (
        <Stack key={name} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Icon color={color} fontSize="small" />
          <Typography>
            {name}:{' '}
            <Typography variant="inherit" component="span" color="textSecondary">
              {state}
            </Typography>
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
