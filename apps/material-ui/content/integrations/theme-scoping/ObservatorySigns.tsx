import { ThemeProvider as SignThemeProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

interface SignTheme {
  palette: 'night';
  spacing: string;
}

const signTheme: SignTheme = { palette: 'night', spacing: '14px' };
const materialTheme = createTheme({ palette: { primary: { main: '#7a1f3d' } } });

const Sign = emotionStyled.p<{ theme?: SignTheme }>(({ theme }) => ({
  margin: 0,
  padding: theme.spacing,
  color: '#ffe9b8',
  backgroundColor: '#1c1f3b',
}));

export default function ObservatorySigns() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
      <SignThemeProvider theme={signTheme}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Sign>Red lamps only beyond this door</Sign>
          <Button variant="contained">Reserve the telescope</Button>
        </Stack>
      </SignThemeProvider>
    </ThemeProvider>
  );
}
