import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

export default function OwnSteps() {
  const [page, setPage] = useState(4);
  const { items } = usePagination({
    count: 12,
    page,
    onChange: (_event, next) => setPage(next),
  });
  const previous = items.find(({ type }) => type === 'previous');
  const next = items.find(({ type }) => type === 'next');

  return (
    <Stack
      component="nav"
      aria-label="Months"
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center' }}
    >
      <Button disabled={previous?.disabled} onClick={previous?.onClick}>
        Earlier
      </Button>
      <Typography role="status">Month {page} of 12</Typography>
      <Button disabled={next?.disabled} onClick={next?.onClick}>
        Later
      </Button>
    </Stack>
  );
}
