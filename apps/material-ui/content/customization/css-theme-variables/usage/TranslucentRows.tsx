import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars
    ? `rgba(${theme.vars.palette.info.mainChannel} / 0.16)`
    : theme.palette.action.hover,
}));

const tides = [
  ['High water', '5:12'],
  ['Low water', '11:26'],
  ['High water', '17:40'],
];

export default function TranslucentRows() {
  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      {tides.map(([name, time]) => (
        <Row key={time}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="body2">{time}</Typography>
        </Row>
      ))}
    </Stack>
  );
}
