import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = [
  { name: 'January', used: 412, cost: '131.84' },
  { name: 'February', used: 377, cost: '120.64' },
  { name: 'March', used: 298, cost: '95.36' },
];

export default function ElectricityUse() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 480 }}>
      <Table size="small">
        <caption>Electricity in flat 12, first quarter</caption>
        <TableHead>
          <TableRow>
            <TableCell>Month</TableCell>
            <TableCell align="right">Used (kWh)</TableCell>
            <TableCell align="right">Cost (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map((month) => (
            <TableRow key={month.name}>
              <TableCell component="th" scope="row">
                {month.name}
              </TableCell>
              <TableCell align="right">{month.used}</TableCell>
              <TableCell align="right">{month.cost}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
