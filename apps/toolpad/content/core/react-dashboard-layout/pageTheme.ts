import { useMemo } from 'react';
import { createTheme, THEME_ID, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/** A theme for an AppProvider that takes its colours from the page around it. */
export function usePageTheme() {
  const page: Theme & { colorSchemes?: unknown } = useTheme();
  return useMemo(() => {
    // With colour schemes AppProvider would choose the mode by itself.
    const { colorSchemes, ...rest } = page;
    const theme = { ...rest, applyStyles: page.applyStyles.bind(page) };
    return Object.assign(createTheme(), { [THEME_ID]: theme });
  }, [page]);
}
