import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const unpaid = [
  { id: 'INV-301', client: 'Harbour Café', days: 12 },
  { id: 'INV-305', client: 'North Pier Hotel', days: 31 },
  { id: 'INV-309', client: 'Lighthouse Books', days: 3 },
  { id: 'INV-312', client: 'Tidal Yoga', days: 45 },
];

const columns: GridColDef<(typeof unpaid)[number]>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 150 },
  { field: 'days', headerName: 'Days late', type: 'number', width: 110 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function InvoicePicker() {
  const [rows, setRows] = useState(unpaid);
  const [model, setModel] = useState(nothing);
  const isPicked = (id: string) => model.ids.has(id) === (model.type === 'include');
  const picked = rows.filter(({ id }) => isPicked(id));
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Unpaid invoices"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={model}
          onRowSelectionModelChange={(next) => setModel(next)}
          hideFooter
        />
      </Box>
      <Button
        variant="contained"
        disabled={picked.length === 0}
        onClick={() => {
          setRows(rows.filter(({ id }) => !isPicked(id)));
          setModel(nothing);
        }}
        sx={{ alignSelf: 'start' }}
      >
        Mark {picked.length} as paid
      </Button>
    </Stack>
  );
}
