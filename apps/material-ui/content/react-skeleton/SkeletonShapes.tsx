import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonShapes() {
  return (
    <Stack spacing={1.5} role="img" aria-label="The four shapes of a skeleton" sx={{ width: 240 }}>
      <Skeleton variant="text" sx={{ fontSize: '1.5rem' }} />
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={64} />
      <Skeleton variant="rounded" height={64} />
    </Stack>
  );
}
