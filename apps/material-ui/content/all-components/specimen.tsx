import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';

/** Cards side by side, as many as fit. */
export function SpecimenGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
        gap: 1.5,
        listStyle: 'none',
        width: '100%',
        m: 0,
        p: 1.5,
      }}
    >
      {children}
    </Box>
  );
}

interface SpecimenProps {
  name: string;
  /** The page's path below the area. */
  page: string;
  children: ReactNode;
}

/** A card with a live example and the way to its page. */
export function Specimen({ name, page, children }: SpecimenProps) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, m: 0, overflow: 'hidden' }}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'center',
          minHeight: 128,
          p: 1.5,
        }}
      >
        {children}
      </Box>
      {/* Relative, so that it leads to the page in the language of this one. */}
      <Link
        href={`../${page}/`}
        underline="hover"
        sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, py: 1, typography: 'subtitle2' }}
      >
        {name}
      </Link>
    </Paper>
  );
}
