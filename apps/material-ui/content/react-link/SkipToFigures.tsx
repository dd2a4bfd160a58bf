import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function SkipToFigures() {
  const figures = useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320, pt: 5 }}>
      <Link
        href="#/figures"
        onClick={(event) => {
          event.preventDefault();
          figures.current?.focus();
        }}
        sx={{
          position: 'absolute',
          top: 0,
          insetInlineStart: 0,
          p: 1,
          '&:not(:focus)': { clipPath: 'inset(50%)' },
        }}
      >
        Skip to the figures
      </Link>
      <Button>January</Button>
      <Button>February</Button>
      <Button>March</Button>
      <Typography ref={figures} tabIndex={-1} component="div" sx={{ p: 1 }}>
        3 410 visitors, 12 % more than last year
      </Typography>
    </Box>
  );
}
