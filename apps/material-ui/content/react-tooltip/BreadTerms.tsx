import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const proving = (
  <>
    <Typography variant="subtitle2">Proving</Typography>
    <Typography variant="body2">
      The last rest of the loaf before the oven. It is done when a dent comes back slowly.
    </Typography>
  </>
);

export default function BreadTerms() {
  return (
    <Typography sx={{ maxWidth: 360 }}>
      Shape the loaf, and leave it for its{' '}
      <Tooltip describeChild title={proving}>
        <Link
          component="button"
          variant="body1"
          underline="always"
          sx={{ verticalAlign: 'baseline' }}
        >
          proving
        </Link>
      </Tooltip>{' '}
      under a cloth for an hour.
    </Typography>
  );
}
