import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const days = ['Monday', 'Tuesday'];
const lessons: Record<string, string[][]> = {
  Monday: [
    ['08:00', 'Chemistry', 'C 14'],
    ['09:45', 'History', 'A 03'],
    ['11:30', 'Drawing', 'Attic'],
  ],
  Tuesday: [
    ['08:00', 'Latin', 'A 11'],
    ['09:45', 'Physics', 'C 09'],
    ['11:30', 'Choir', 'Hall'],
  ],
};
const blank = [0, 1, 2].map(() => ['', '', '']);

export default function TimetableRows() {
  const [day, setDay] = useState('Monday');
  const [busy, setBusy] = useState(false);

  async function change() {
    setBusy(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    setDay(day === 'Monday' ? 'Tuesday' : 'Monday');
    setBusy(false);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button disabled={busy} onClick={() => void change()}>
        {days.find((other) => other !== day)}
      </Button>
      <Table
        size="small"
        aria-label={`Lessons of ${day}`}
        aria-busy={busy}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Lesson</TableCell>
            <TableCell>Room</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {(busy ? blank : (lessons[day] ?? [])).map((row, index) => (
            <TableRow key={index}>
              {row.map((cell, column) => (
                <TableCell key={column}>{busy ? <Skeleton animation="wave" /> : cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
