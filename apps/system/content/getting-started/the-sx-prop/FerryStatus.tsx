import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  shape: { borderRadius: 8 },
  palette: {
    onTime: { main: 'light-dark(#17603a, #8ce0b0)' },
    late: { main: 'light-dark(#9a2f13, #ffb59f)' },
  },
});

const ferries = [
  { to: 'Hvar', state: 'On time', color: 'onTime.main' },
  { to: 'Vis', state: '20 minutes late', color: 'late.main' },
];

export default function FerryStatus() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="ul" sx={{ m: 0, p: 0, width: '100%', maxWidth: 360 }}>
        {ferries.map(({ to, state, color }) => (
          <Box
            component="li"
            key={to}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              mt: 1,
              px: 2,
              py: 1,
              border: 1,
              borderRadius: 1,
              borderColor: color,
            }}
          >
            {to}
            <Box component="span" sx={{ color, fontWeight: 500 }}>
              {state}
            </Box>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
