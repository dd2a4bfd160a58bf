import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euro.format(value),
  },
];

const rows = [
  { id: 1041, customer: 'Marta Kovač', total: 84.5 },
  { id: 1042, customer: 'Idris Bello', total: 12 },
  { id: 1043, customer: 'Chen Wei', total: 230.9 },
];

export default function OrderGrid() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
