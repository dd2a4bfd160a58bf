import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function LogBook() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Accordion>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>First watch</AccordionSummary>
        <AccordionDetails>Fog until four, then clear.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Second watch</AccordionSummary>
        <AccordionDetails>Two trawlers to port.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
