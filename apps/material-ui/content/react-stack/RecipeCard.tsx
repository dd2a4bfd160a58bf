import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RecipeCard() {
  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <Typography component="h2" variant="h6">
        Leek and barley soup
      </Typography>
      <Typography variant="body2">Forty minutes, for four. Keeps for three days.</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained">Cook it</Button>
        <Button>Save for later</Button>
      </Stack>
    </Stack>
  );
}
