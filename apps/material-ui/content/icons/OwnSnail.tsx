import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';

const Snail = createSvgIcon(
  <path d="M13 5a6 6 0 0 0-6 6v1H3a1 1 0 0 0 0 2h1v3h15a3 3 0 0 0 3-3V8h-2v3h-1a6 6 0 0 0-6-6m0 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6" />,
  'Snail',
);

export default function OwnSnail() {
  return (
    <Button variant="outlined" startIcon={<Snail />}>
      Slow post
    </Button>
  );
}
