import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const days = [
  { day: 'Friday', place: 'Arrival', plan: 'Train at 14:05. Supper is kept until nine.' },
  { day: 'Saturday', place: 'The gorge', plan: 'Six hours on foot, packed lunch from the inn.' },
  { day: 'Sunday', place: 'The lake', plan: 'Boats for hire from ten. Train back at 17:20.' },
];

export default function TripDays() {
  const [open, setOpen] = useState('Friday');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {days.map(({ day, place, plan }) => (
        <Accordion
          key={day}
          expanded={day === open}
          onChange={(_event, expanded) => setOpen(expanded ? day : '')}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-${day}`}
            aria-controls={`${id}-${day}-plan`}
          >
            <Typography component="span" sx={{ width: '40%' }}>
              {day}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {place}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{plan}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
