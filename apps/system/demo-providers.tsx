import { MaterialProviders } from '@lectern/demos/material';
import type { DemoProvidersProps } from '@lectern/demos/providers';
import { createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme();

/** What wraps every demo of this area: System's own theme, with Material UI's beside it. */
export function Providers({ cache, children }: DemoProvidersProps) {
  return (
    <ThemeProvider theme={theme}>
      <MaterialProviders {...(cache ? { cache } : {})}>{children}</MaterialProviders>
    </ThemeProvider>
  );
}
