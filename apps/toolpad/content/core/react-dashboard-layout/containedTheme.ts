import { useMemo } from 'react';
import { createTheme, THEME_ID, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/** Takes back what the global reset of AppProvider does to the page. */
const resetReset = {
  body: {
    margin: 'revert-layer',
    color: 'revert-layer',
    font: 'revert-layer',
    letterSpacing: 'revert-layer',
    backgroundColor: 'revert-layer',
  },
};

/**
 * A theme for an AppProvider that fills a box and not the window: colours
 * come from the page, the drawer of small screens opens inside the box.
 */
export function useContainedTheme(boxId: string) {
  const page: Theme & { colorSchemes?: unknown } = useTheme();
  return useMemo(() => {
    // With colour schemes AppProvider would set the mode of the document.
    const { colorSchemes, ...rest } = page;
    const contained = {
      ...rest,
      applyStyles: page.applyStyles.bind(page),
      components: {
        ...page.components,
        MuiCssBaseline: { styleOverrides: resetReset },
        MuiModal: {
          defaultProps: { container: () => document.getElementById(boxId) },
        },
      },
    };
    return Object.assign(createTheme(), { [THEME_ID]: contained });
  }, [page, boxId]);
}
