import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const parts = [
  { name: 'Brakes', text: 'Pads thinner than 1 mm are due. Change both at once.' },
  { name: 'Chain', text: 'Clean it, let it dry, one drop of oil for each link.' },
  { name: 'Tyres', text: 'The pressure is printed on the side.' },
];

export default function BikeManual() {
  const [open, setOpen] = useState<string[]>([]);
  const id = useId();
  const all = open.length === parts.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Button onClick={() => setOpen(all ? [] : parts.map(({ name }) => name))}>
        {all ? 'Close all' : 'Open all'}
      </Button>
      {parts.map(({ name, text }) => (
        <Accordion
          key={name}
          disableGutters
          expanded={open.includes(name)}
          onChange={(_event, expanded) =>
            setOpen(expanded ? [...open, name] : open.filter((other) => other !== name))
          }
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-text`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
