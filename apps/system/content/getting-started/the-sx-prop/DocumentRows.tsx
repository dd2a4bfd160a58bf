import { Box } from '@mui/system';

const documents = ['Lease 2026.pdf', 'Floor plan.svg', 'Handover notes.md'];

export default function DocumentRows() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, width: '100%', maxWidth: 420 }}>
      {documents.map((name) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 2,
            py: 1,
            borderRadius: 1,
            '& + li': { mt: 0.5 },
            '& button': { ml: 'auto', px: 2, py: 0.5, font: 'inherit' },
            '&:hover, &:focus-within': {
              bgcolor: 'color-mix(in srgb, currentColor 10%, transparent)',
            },
            '@media print': { p: 0, '& button': { display: 'none' } },
          }}
        >
          {name}
          <button type="button" aria-label={`Open ${name}`}>
            Open
          </button>
        </Box>
      ))}
    </Box>
  );
}
