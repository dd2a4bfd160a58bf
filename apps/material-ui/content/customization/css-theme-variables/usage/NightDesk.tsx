import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Desk = styled(Paper)(({ theme }) => [
  {
    padding: theme.spacing(3),
    color: '#3b2a08',
    backgroundColor: '#fff3d1',
    backgroundImage: 'none',
  },
  theme.applyStyles('dark', {
    color: '#ffe9b8',
    backgroundColor: '#33270d',
  }),
]);

export default function NightDesk() {
  return (
    <Desk elevation={0}>
      <Typography variant="subtitle1" component="p">
        Night desk
      </Typography>
      <Typography variant="body2">Ring twice. The porter has the keys until six.</Typography>
    </Desk>
  );
}
