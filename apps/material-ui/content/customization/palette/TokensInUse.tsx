import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rows = [
  ['Primary', ['primary.light', 'primary.main', 'primary.dark']],
  ['Secondary', ['secondary.light', 'secondary.main', 'secondary.dark']],
  ['Error', ['error.light', 'error.main', 'error.dark']],
  ['Warning', ['warning.light', 'warning.main', 'warning.dark']],
  ['Info', ['info.light', 'info.main', 'info.dark']],
  ['Success', ['success.light', 'success.main', 'success.dark']],
] as const;

export default function TokensInUse() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      {rows.map(([name, tokens]) => (
        <Stack key={name} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 88 }}>
            {name}
          </Typography>
          {tokens.map((token) => (
            <Box
              key={token}
              role="img"
              aria-label={token}
              title={token}
              sx={{ flex: 1, height: 32, borderRadius: 1, bgcolor: token }}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
