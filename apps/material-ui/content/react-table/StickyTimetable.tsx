import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const hours = ['06', '08', '10', '12', '14', '16', '18', '20'];
const stops = [
  { name: 'Harbour', minute: 4 },
  { name: 'Fish Market', minute: 9 },
  { name: 'Town Hall', minute: 15 },
  { name: 'University', minute: 22 },
  { name: 'Botanic Garden', minute: 27 },
  { name: 'Stadium', minute: 34 },
  { name: 'Ring Road', minute: 41 },
  { name: 'Airport', minute: 55 },
];

const pinned = { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper' };

export default function StickyTimetable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Timetable of tram 5"
      tabIndex={0}
      sx={{ maxHeight: 260, maxWidth: 560 }}
    >
      <Table stickyHeader size="small" aria-label="Tram 5, weekdays">
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...pinned, zIndex: 3 }}>Stop</TableCell>
            {hours.map((hour) => (
              <TableCell key={hour} align="right">
                {hour} h
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {stops.map((stop) => (
            <TableRow key={stop.name}>
              <TableCell component="th" scope="row" sx={{ ...pinned, whiteSpace: 'nowrap' }}>
                {stop.name}
              </TableCell>
              {hours.map((hour) => (
                <TableCell key={hour} align="right">
                  {hour}:{String(stop.minute).padStart(2, '0')}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
