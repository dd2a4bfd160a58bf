import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const apples = [
  'Boskoop',
  'Cox Orange',
  'Elstar',
  'Finkenwerder',
  'Gravenstein',
  'Ingrid Marie',
  'Jonagold',
  'Topaz',
];
const perPage = 3;

export default function OrchardPages() {
  const [page, setPage] = useState(1);
  const shown = apples.slice((page - 1) * perPage, page * perPage);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label={`Apples, page ${page}`} sx={{ height: 160 }}>
        {shown.map((apple) => (
          <ListItem key={apple} divider>
            <ListItemText primary={apple} />
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of apples"
        count={Math.ceil(apples.length / perPage)}
        page={page}
        onChange={(_event, next) => setPage(next)}
      />
    </Stack>
  );
}
