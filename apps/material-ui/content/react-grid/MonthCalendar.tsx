import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const days = Array.from({ length: 31 }, (_, index) => index + 1);
/** 1 May 2025 is a Thursday: three days of the week lie before it. */
const daysBeforeFirst = 3;

export default function MonthCalendar() {
  const [day, setDay] = useState(14);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography role="status" sx={{ mb: 1, textAlign: 'center' }}>
        {day} May 2025
      </Typography>
      <Grid container columns={7} spacing={0.5}>
        {weekdays.map((weekday) => (
          <Grid key={weekday} size={1} aria-hidden="true" sx={{ textAlign: 'center' }}>
            <Typography variant="caption">{weekday}</Typography>
          </Grid>
        ))}
        {days.map((number) => (
          <Grid key={number} size={1} offset={number === 1 ? daysBeforeFirst : 0}>
            <Button
              fullWidth
              variant={number === day ? 'contained' : 'text'}
              aria-label={`${number} May`}
              aria-pressed={number === day}
              onClick={() => setDay(number)}
              sx={{ minWidth: 0, px: 0 }}
            >
              {number}
            </Button>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
