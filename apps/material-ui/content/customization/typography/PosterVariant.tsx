import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type TypographyStyle } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    poster: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    poster?: TypographyStyle;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    poster: true;
  }
}

const theme = createTheme({
  typography: {
    poster: { fontSize: 'clamp(2rem, 8vw, 3.5rem)', fontWeight: 700, lineHeight: 1 },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { poster: 'p' } } },
  },
});

export default function PosterVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 3 }}>
        <Typography variant="poster">Brass in the park</Typography>
        <Typography variant="subtitle1" component="p">
          Sunday at four, admission free
        </Typography>
      </Paper>
    </ThemeProvider>
  );
}
