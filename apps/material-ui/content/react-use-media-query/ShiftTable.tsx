import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';

const shifts = [
  { day: 'Monday', early: 'Noor', late: 'Piet' },
  { day: 'Tuesday', early: 'Ines', late: 'Noor' },
];

export default function ShiftTable() {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {wide ? (
        <Table size="small" aria-label="Shifts">
          <TableBody>
            {shifts.map((shift) => (
              <TableRow key={shift.day}>
                <TableCell component="th" scope="row">
                  {shift.day}
                </TableCell>
                <TableCell>{shift.early}</TableCell>
                <TableCell>{shift.late}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <List dense aria-label="Shifts">
          {shifts.map((shift) => (
            <ListItem key={shift.day}>
              <ListItemText primary={shift.day} secondary={`${shift.early}, then ${shift.late}`} />
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
