import type { ElementType } from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';

type PlaqueProps<Root extends ElementType> = BoxProps<Root, { component?: Root }> & {
  rank: number;
};

function Plaque<Root extends ElementType = 'div'>({ rank, sx, ...other }: PlaqueProps<Root>) {
  return (
    <Box
      {...other}
      sx={[
        { px: 2, py: 1, color: 'text.primary', border: rank, borderColor: 'warning.main' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

export default function BadgeOfHonour() {
  return (
    <Stack direction="row" spacing={2}>
      <Plaque rank={3}>First prize</Plaque>
      <Plaque rank={1} component="a" href="#generic-components" sx={{ borderRadius: 2 }}>
        All entries
      </Plaque>
    </Stack>
  );
}
