import { useState } from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ArchiveRange() {
  const [page, setPage] = useState(40);
  const [siblings, setSiblings] = useState(1);
  const [boundaries, setBoundaries] = useState(1);

  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Box sx={{ width: 140 }}>
          <Typography variant="body2">Beside the page: {siblings}</Typography>
          <Slider
            aria-label="Siblings"
            size="small"
            max={3}
            value={siblings}
            onChange={(_event, value) => setSiblings(value)}
          />
        </Box>
        <Box sx={{ width: 140 }}>
          <Typography variant="body2">At the ends: {boundaries}</Typography>
          <Slider
            aria-label="Boundaries"
            size="small"
            max={3}
            value={boundaries}
            onChange={(_event, value) => setBoundaries(value)}
          />
        </Box>
      </Box>
      <Pagination
        aria-label="Pages of the newspaper archive"
        showFirstButton
        showLastButton
        count={120}
        page={page}
        siblingCount={siblings}
        boundaryCount={boundaries}
        onChange={(_event, next) => setPage(next)}
      />
    </Stack>
  );
}
