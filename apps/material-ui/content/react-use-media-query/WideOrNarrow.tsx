import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function WideOrNarrow() {
  const wide = useMediaQuery('(min-width: 700px)');

  return (
    <Typography role="status">
      {wide ? 'Room for the score and the notes.' : 'Turn the device, or scroll the score.'}
    </Typography>
  );
}
