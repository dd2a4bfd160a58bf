import { useId } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const questions = [
  { ask: 'How long may I keep a book?', answer: 'Four weeks, and twice four more.' },
  { ask: 'What if it is late?', answer: 'Ten cents a day. The first three days are free.' },
  { ask: 'Can I send someone else?', answer: 'Yes, with your card.' },
];

export default function LoanQuestions() {
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {questions.map(({ ask, answer }, index) => (
        <Accordion key={ask} slotProps={{ heading: { component: 'h2' } }}>
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-${index}-ask`}
            aria-controls={`${id}-${index}-answer`}
          >
            <Typography component="span">{ask}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
