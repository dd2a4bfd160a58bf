import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationLooks() {
  return (
    <Stack spacing={2}>
      <Pagination aria-label="Small" size="small" count={5} defaultPage={2} />
      <Pagination aria-label="With a colour" color="primary" count={5} defaultPage={2} />
      <Pagination
        aria-label="Outlined and rounded"
        variant="outlined"
        shape="rounded"
        count={5}
        defaultPage={2}
      />
      <Pagination aria-label="Large" size="large" color="secondary" count={4} defaultPage={2} />
      <Pagination aria-label="Disabled" disabled count={5} defaultPage={2} />
    </Stack>
  );
}
