import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const files = [
  { name: 'contract.pdf', kilobytes: 184 },
  { name: 'floor-plan.svg', kilobytes: 62 },
  { name: 'keys-handover.docx', kilobytes: 41 },
  { name: 'meter-photo.jpg', kilobytes: 2310 },
];

export default function SelectableFiles() {
  const [rows, setRows] = useState(files);
  const [selected, setSelected] = useState<string[]>([]);
  const all = rows.length > 0 && selected.length === rows.length;

  function toggle(name: string) {
    setSelected((old) =>
      old.includes(name) ? old.filter((other) => other !== name) : [...old, name],
    );
  }
  function remove() {
    setRows(rows.filter((row) => !selected.includes(row.name)));
    setSelected([]);
  }

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <Toolbar variant="dense" sx={{ justifyContent: 'space-between' }}>
        <Typography role="status">{selected.length} selected</Typography>
        {rows.length > 0 ? (
          <Button disabled={selected.length === 0} onClick={remove}>
            Delete
          </Button>
        ) : (
          <Button onClick={() => setRows(files)}>Restore files</Button>
        )}
      </Toolbar>
      <TableContainer>
        <Table aria-label="Files of the tenancy" size="small">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={all}
                  indeterminate={selected.length > 0 && !all}
                  disabled={rows.length === 0}
                  onChange={() => setSelected(all ? [] : rows.map((row) => row.name))}
                  slotProps={{ input: { 'aria-label': 'Select all files' } }}
                />
              </TableCell>
              <TableCell>File</TableCell>
              <TableCell align="right">Size (kB)</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, kilobytes }) => (
              <TableRow key={name} hover selected={selected.includes(name)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(name)}
                    onChange={() => toggle(name)}
                    slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{kilobytes}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
