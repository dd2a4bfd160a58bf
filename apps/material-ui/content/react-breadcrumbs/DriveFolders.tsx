import { useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const inside: Record<string, string[]> = {
  Drive: ['House', 'Choir'],
  House: ['Plans', 'Bills'],
  Choir: ['Scores'],
};

export default function DriveFolders() {
  const [path, setPath] = useState(['Drive', 'House']);
  const folder = path.at(-1) ?? 'Drive';

  return (
    <Stack spacing={1} sx={{ minHeight: 72 }}>
      <Breadcrumbs aria-label="Folder">
        {path.slice(0, -1).map((name, depth) => (
          <Link
            key={name}
            component="button"
            variant="body1"
            onClick={() => setPath(path.slice(0, depth + 1))}
          >
            {name}
          </Link>
        ))}
        <Typography aria-current="location" sx={{ color: 'text.primary' }}>
          {folder}
        </Typography>
      </Breadcrumbs>
      <Stack direction="row" spacing={1}>
        {(inside[folder] ?? []).map((name) => (
          <Button key={name} variant="outlined" onClick={() => setPath([...path, name])}>
            {name}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
