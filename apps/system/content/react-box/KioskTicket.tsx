import { createBox, createTheme, ThemeProvider } from '@mui/system';

const KIOSK = 'kiosk';

const kioskTheme = createTheme({
  spacing: 12,
  shape: { borderRadius: 16 },
  palette: {
    plum: {
      main: 'light-dark(#6b1f5c, #f0b5e4)',
      text: 'light-dark(#ffffff, #2b0824)',
    },
  },
});

const KioskBox = createBox({
  themeId: KIOSK,
  defaultTheme: kioskTheme,
  defaultClassName: 'Kiosk-box',
});

export default function KioskTicket() {
  return (
    <ThemeProvider themeId={KIOSK} theme={kioskTheme}>
      <KioskBox
        component="section"
        aria-label="Your ticket"
        sx={{
          p: 2,
          borderRadius: 1,
          bgcolor: 'plum.main',
          color: 'plum.text',
          fontSize: { xs: 16, sm: 20 },
        }}
      >
        Counter 4 calls number 118
      </KioskBox>
    </ThemeProvider>
  );
}
