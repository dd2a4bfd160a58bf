import { useState } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function UndoArchive() {
  const [archived, setArchived] = useState(true);

  return (
    <Typography role="status">
      {archived ? 'The letter is in the archive. ' : 'The letter is back in the inbox. '}
      <Link
        component="button"
        variant="body1"
        onClick={() => setArchived(!archived)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {archived ? 'Undo' : 'Archive it'}
      </Link>
    </Typography>
  );
}
