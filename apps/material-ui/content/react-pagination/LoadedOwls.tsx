import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const owls = ['Barn owl', 'Eagle owl', 'Little owl', 'Long-eared owl', 'Tawny owl', 'Ural owl'];

/** Stands for the server. */
async function load(page: number) {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return owls.slice((page - 1) * 2, page * 2);
}

export default function LoadedOwls() {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<string[] | null>(owls.slice(0, 2));
  const asked = useRef(1);

  async function change(next: number) {
    asked.current = next;
    setPage(next);
    setShown(null);
    const found = await load(next);
    // An answer that is late must not replace that of a later question.
    if (asked.current === next) setShown(found);
  }

  return (
    <Box>
      <Box aria-busy={shown === null} sx={{ width: 240, mb: 2 }}>
        {(shown ?? ['', '']).map((owl, index) => (
          <Typography key={index}>{owl || <Skeleton width="70%" />}</Typography>
        ))}
      </Box>
      <Pagination
        aria-label="Pages of owls"
        count={3}
        page={page}
        onChange={(_event, next) => void change(next)}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {shown ? `Page ${page} of 3` : 'Loading…'}
      </Typography>
    </Box>
  );
}
