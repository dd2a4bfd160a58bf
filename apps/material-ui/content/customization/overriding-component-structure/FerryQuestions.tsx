import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';

const questions = [
  { ask: 'Can I bring a dog?', answer: 'On deck, on a lead. Not in the saloon.' },
  { ask: 'Where do bicycles go?', answer: 'Into the bow, before the cars.' },
];

export default function FerryQuestions() {
  return (
    <Box sx={{ width: 320 }}>
      {questions.map(({ ask, answer }) => (
        <Accordion
          key={ask}
          slotProps={{
            heading: { component: 'h2' },
            transition: { unmountOnExit: true, timeout: 120 },
          }}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            slotProps={{ content: { sx: { fontWeight: 500 } } }}
          >
            {ask}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
