import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMore from '@mui/icons-material/ExpandMore';

const breads = [
  { name: 'Rye', text: 'Sourdough, twelve hours, a tin.' },
  { name: 'Soda bread', text: 'Buttermilk, no rest, forty minutes.' },
  { name: 'Flatbread', text: 'Flour, water, salt, a hot pan.' },
  { name: 'Brioche', text: 'Butter by the spoon, a night in the cold.' },
];

export default function OpenRecipes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 460, minHeight: 300 }}>
      <Masonry columns={2} spacing={1} defaultColumns={2} defaultHeight={120} defaultSpacing={1}>
        {breads.map((bread) => (
          <div key={bread.name}>
            <Accordion disableGutters>
              <AccordionSummary expandIcon={<ExpandMore />}>{bread.name}</AccordionSummary>
              <AccordionDetails>{bread.text}</AccordionDetails>
            </Accordion>
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
