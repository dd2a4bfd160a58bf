import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const buses = [
  { time: '8:04', line: '12', to: 'Hospital', stand: 'B' },
  { time: '8:11', line: '7', to: 'Old harbour', stand: 'A' },
  { time: '8:19', line: '12', to: 'Hospital', stand: 'B' },
];

export default function DepartureBoard() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));

  if (!isWide) {
    return (
      <Typography component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {buses.map(({ time, line, to, stand }) => (
          <li key={time}>
            {time}, line {line} to {to}, stand {stand}
          </li>
        ))}
      </Typography>
    );
  }
  return (
    <Table size="small" aria-label="Departures">
      <TableHead>
        <TableRow>
          {['Time', 'Line', 'To', 'Stand'].map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {buses.map(({ time, line, to, stand }) => (
          <TableRow key={time}>
            {[time, line, to, stand].map((text) => (
              <TableCell key={text}>{text}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
