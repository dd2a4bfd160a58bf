import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function HouseRulesText() {
  return (
    <Typography sx={{ maxWidth: 360 }}>
      The sauna is open to all who live here. Book it in the{' '}
      <Link href="#/calendar" onClick={(event) => event.preventDefault()}>
        house calendar
      </Link>{' '}
      and leave it as you found it. The{' '}
      <Link href="#/rules" onClick={(event) => event.preventDefault()}>
        rules for quiet hours
      </Link>{' '}
      hold there too.
    </Typography>
  );
}
