import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const trails = [
  { name: 'Birch Ridge', km: 11.2, climb: 540 },
  { name: 'Old Quarry', km: 4.8, climb: 120 },
  { name: 'Lake Round', km: 7.5, climb: 60 },
  { name: 'Three Huts', km: 18.4, climb: 1310 },
];
type Trail = (typeof trails)[number];

const columns: { key: keyof Trail; label: string }[] = [
  { key: 'name', label: 'Trail' },
  { key: 'km', label: 'Length (km)' },
  { key: 'climb', label: 'Climb (m)' },
];

function compare(a: Trail, b: Trail, key: keyof Trail) {
  return key === 'name' ? a.name.localeCompare(b.name, 'en') : a[key] - b[key];
}

export default function SortableTrails() {
  const [sort, setSort] = useState<{ key: keyof Trail; dir: 'asc' | 'desc' }>({
    key: 'km',
    dir: 'asc',
  });
  const sign = sort.dir === 'asc' ? 1 : -1;
  const rows = [...trails].sort((a, b) => sign * compare(a, b, sort.key));

  return (
    <TableContainer sx={{ maxWidth: 560 }}>
      <Table aria-label="Trails around the valley" size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ key, label }) => (
              <TableCell
                key={key}
                align={key === 'name' ? 'left' : 'right'}
                sortDirection={sort.key === key && sort.dir}
              >
                <TableSortLabel
                  active={sort.key === key}
                  direction={sort.key === key ? sort.dir : 'asc'}
                  onClick={() =>
                    setSort({
                      key,
                      dir: sort.key === key && sort.dir === 'asc' ? 'desc' : 'asc',
                    })
                  }
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((trail) => (
            <TableRow key={trail.name}>
              <TableCell component="th" scope="row">
                {trail.name}
              </TableCell>
              <TableCell align="right">{trail.km.toFixed(1)}</TableCell>
              <TableCell align="right">{trail.climb}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
