import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Article {
  id: string;
  name: string;
  stock: number;
}

const articles: Article[] = [
  { id: 'R-10', name: 'Rope, 10 m', stock: 24 },
  { id: 'F-02', name: 'Fender, small', stock: 6 },
  { id: 'L-77', name: 'Lantern', stock: 0 },
];

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    editable: true,
    width: 120,
  },
];

/** Stands for the request that stores the row. */
async function save(article: Article): Promise<Article> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (article.stock < 0) throw new Error('Stock cannot be below zero.');
  return article;
}

export default function StockEditor() {
  const [failure, setFailure] = useState<string>();
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Stock"
          rows={articles}
          columns={columns}
          processRowUpdate={async (next) => {
            const stored = await save(next);
            setFailure(undefined);
            return stored;
          }}
          onProcessRowUpdateError={(error: Error) => setFailure(error.message)}
          hideFooter
        />
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
