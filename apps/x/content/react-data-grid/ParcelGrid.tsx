import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';

const towns = ['Koper', 'Trieste', 'Venice', 'Ravenna'];
const parcels = Array.from({ length: 240 }, (_, index) => ({
  id: 5000 + index,
  to: towns[index % towns.length] ?? '',
  grams: 200 + ((index * 137) % 1800),
}));

const columns: GridColDef<(typeof parcels)[number]>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120, sortable: false },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110 },
];

/** Stands for an endpoint that sorts and cuts. */
const dataSource: GridDataSource = {
  async getRows({ sortModel, start, end }) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const [order] = sortModel;
    const key = order?.field === 'grams' ? 'grams' : 'id';
    const sign = order?.sort === 'desc' ? -1 : 1;
    const sorted = parcels.toSorted((a, b) => sign * (a[key] - b[key]));
    return {
      rows: sorted.slice(Number(start), Number(end) + 1),
      rowCount: parcels.length,
    };
  },
};

export default function ParcelGrid() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        aria-label="Parcels"
        columns={columns}
        dataSource={dataSource}
        disableColumnFilter
        pageSizeOptions={[5, 25]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
