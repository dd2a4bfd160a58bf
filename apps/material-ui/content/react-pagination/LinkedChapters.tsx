import { useState, type MouseEvent } from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkedChapters() {
  const [page, setPage] = useState(3);

  // Stands for a router, which would follow the link without loading the page.
  function follow(event: MouseEvent, next: number) {
    event.preventDefault();
    setPage(next);
  }

  return (
    <Stack spacing={1}>
      <Typography>Chapter {page}</Typography>
      <Pagination
        aria-label="Chapters"
        count={6}
        page={page}
        renderItem={(item) => {
          const { page: target, disabled } = item;
          return target === null || disabled ? (
            <PaginationItem {...item} />
          ) : (
            <PaginationItem
              {...item}
              component="a"
              href={`?chapter=${target}`}
              onClick={(event: MouseEvent) => follow(event, target)}
            />
          );
        }}
      />
    </Stack>
  );
}
