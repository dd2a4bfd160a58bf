import { useId } from 'react';
import Add from '@mui/icons-material/Add';
import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const courses = [
  { name: 'Starter', text: 'Beetroot, horseradish, rye.' },
  { name: 'Main', text: 'Pike perch with leek, or dumplings with mushrooms.' },
];

const Course = styled(Accordion)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBottom: 8,
    borderRadius: 16,
    border: `1px solid ${palette.divider}`,
    boxShadow: 'none',
    backgroundImage: 'none',
    '&::before': { display: 'none' },
    '&:first-of-type, &:last-of-type': { borderRadius: 16 },
    [`&.${accordionClasses.expanded}`]: { borderColor: palette.text.primary },
    [`& .${accordionSummaryClasses.root}`]: {
      borderRadius: 16,
      [`&.${accordionSummaryClasses.focusVisible}`]: {
        outline: `2px solid ${palette.primary.main}`,
        backgroundColor: 'transparent',
      },
    },
    [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
      transform: 'rotate(45deg)',
    },
  };
});

export default function RestyledCourses() {
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      {courses.map(({ name, text }) => (
        <Course key={name} disableGutters>
          <AccordionSummary
            expandIcon={<Add />}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-text`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Course>
      ))}
    </Box>
  );
}
