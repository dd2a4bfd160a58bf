import { useId, useRef, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ParkingAnswer() {
  const [open, setOpen] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const id = useId();

  function jump() {
    setOpen(true);
    head.current?.focus();
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Typography sx={{ mb: 2 }}>
        The concert begins at eight. Come early if you{' '}
        <Link component="button" variant="body1" onClick={jump} sx={{ verticalAlign: 'baseline' }}>
          come by car
        </Link>
        .
      </Typography>
      <Accordion expanded={open} onChange={(_event, expanded) => setOpen(expanded)}>
        <AccordionSummary
          ref={head}
          expandIcon={<ExpandMore />}
          id={`${id}-parking`}
          aria-controls={`${id}-parking-text`}
        >
          <Typography component="span">Where can I park?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>Behind the town hall, free after six. There are 40 places.</Typography>
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
