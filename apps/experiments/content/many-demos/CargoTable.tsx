import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const CARGO = [
  { what: 'Grain', tonnes: 1200, hold: 1 },
  { what: 'Timber', tonnes: 640, hold: 2 },
  { what: 'Oranges', tonnes: 85, hold: 3 },
];

export default function CargoTable() {
  return (
    <TableContainer tabIndex={0} role="group" aria-label="Cargo">
      <Table size="small" aria-label="Cargo by hold">
        <TableHead>
          <TableRow>
            <TableCell>Cargo</TableCell>
            <TableCell align="right">Tonnes</TableCell>
            <TableCell align="right">Hold</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {CARGO.map(({ what, tonnes, hold }) => (
            <TableRow key={what}>
              <TableCell component="th" scope="row">
                {what}
              </TableCell>
              <TableCell align="right">{tonnes}</TableCell>
              <TableCell align="right">{hold}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
