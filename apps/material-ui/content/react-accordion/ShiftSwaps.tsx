import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const shifts = [
  { id: 'tue', name: 'Tuesday, late', note: 'Mina has an exam on Wednesday.' },
  { id: 'sat', name: 'Saturday, early', note: 'Paul moves house.' },
];

export default function ShiftSwaps() {
  const [taken, setTaken] = useState('');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {shifts.map((shift) => (
        <Box key={shift.id} sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: 1 }}>
          <Accordion disableGutters variant="outlined" sx={{ flexGrow: 1 }}>
            <AccordionSummary
              expandIcon={<ExpandMore />}
              id={`${id}-${shift.id}`}
              aria-controls={`${id}-${shift.id}-note`}
            >
              <Typography component="span">{shift.name}</Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography>{shift.note}</Typography>
            </AccordionDetails>
          </Accordion>
          <Button
            aria-label={`Take ${shift.name}`}
            aria-pressed={shift.id === taken}
            onClick={() => setTaken(shift.id === taken ? '' : shift.id)}
            sx={{ minHeight: 48 }}
          >
            {shift.id === taken ? 'Taken' : 'Take'}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
