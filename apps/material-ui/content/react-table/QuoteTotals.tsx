import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const work = [
  { task: 'Sand the floor', rate: 48 },
  { task: 'Oil, two coats', rate: 36 },
  { task: 'Move furniture', rate: 25 },
];
const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

export default function QuoteTotals() {
  const [hours, setHours] = useState(['6', '4', '2']);
  const net = work.reduce((sum, { rate }, index) => sum + rate * Number(hours[index]), 0);

  return (
    <TableContainer sx={{ maxWidth: 520 }}>
      <Table aria-label="Quote for the living room" size="small">
        <TableHead>
          <TableRow>
            <TableCell>Work</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Sum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {work.map(({ task, rate }, index) => (
            <TableRow key={task}>
              <TableCell component="th" scope="row">
                {task}
              </TableCell>
              <TableCell align="right">
                <TextField
                  type="number"
                  variant="standard"
                  value={hours[index]}
                  onChange={(event) => setHours(hours.with(index, event.target.value))}
                  slotProps={{ htmlInput: { 'aria-label': `Hours: ${task}`, min: 0, max: 99 } }}
                  sx={{ width: 56 }}
                />
              </TableCell>
              <TableCell align="right">{euros.format(rate * Number(hours[index]))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2} align="right">
              VAT, 20%
            </TableCell>
            <TableCell align="right">{euros.format(net * 0.2)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2} align="right">
              To pay
            </TableCell>
            <TableCell align="right" aria-live="polite" sx={{ color: 'text.primary' }}>
              {euros.format(net * 1.2)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
