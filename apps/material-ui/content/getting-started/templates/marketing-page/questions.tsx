import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const questions = [
  [
    'Does the sensor disturb the bees?',
    'No. It lies under the floor of the hive and makes no sound.',
  ],
  ['How long does a battery last?', 'Two seasons, as it sends a reading each quarter of an hour.'],
  ['What if there is no mobile network?', 'Readings are kept for 30 days and sent once there is.'],
] as const;

export function Questions() {
  return (
    <Container id="questions" maxWidth="md" sx={{ pb: 6 }}>
      <Typography component="h2" variant="h4" gutterBottom>
        Questions
      </Typography>
      {questions.map(([question, answer]) => (
        <Accordion key={question} disableGutters variant="outlined">
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </Container>
  );
}
