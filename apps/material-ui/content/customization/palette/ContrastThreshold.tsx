import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const samples = [3, 4.5].map((contrastThreshold) => {
  const { main, contrastText } = createTheme({
    palette: { contrastThreshold, primary: { main: '#e8590c' } },
  }).palette.primary;
  return { contrastThreshold, main, contrastText, ratio: getContrastRatio(contrastText, main) };
});

export default function ContrastThreshold() {
  return (
    <Stack direction="row" spacing={2}>
      {samples.map(({ contrastThreshold, main, contrastText, ratio }) => (
        <Stack key={contrastThreshold} spacing={0.5}>
          <Typography
            variant="h5"
            component="p"
            sx={{ px: 3, py: 2, borderRadius: 1 }}
            style={{ background: main, color: contrastText }}
          >
            Platform 4
          </Typography>
          <Typography variant="caption">
            Threshold {contrastThreshold}: {ratio.toFixed(1)} to 1
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
