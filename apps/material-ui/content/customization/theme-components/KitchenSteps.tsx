import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const steps = [
  { name: 'Soak', text: 'Cover the beans with cold water, over night.' },
  { name: 'Simmer', text: 'Forty minutes on a low flame. Salt at the end.' },
];

function withFlatAccordions(theme: Theme): Theme {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme,
    components: {
      MuiAccordion: {
        defaultProps: { disableGutters: true, elevation: 0 },
        styleOverrides: {
          root: {
            border: `1px solid ${palette.divider}`,
            '&::before': { display: 'none' },
            [`&.${accordionClasses.expanded}`]: { borderColor: palette.primary.main },
          },
        },
      },
      MuiAccordionSummary: {
        styleOverrides: {
          root: { flexDirection: 'row-reverse', gap: 8 },
          content: { fontWeight: 500 },
        },
      },
    },
  };
}

export default function KitchenSteps() {
  return (
    <ThemeProvider theme={withFlatAccordions}>
      <Box sx={{ width: 320 }}>
        {steps.map(({ name, text }) => (
          <Accordion key={name} defaultExpanded={name === 'Soak'}>
            <AccordionSummary expandIcon={<ExpandMore />}>{name}</AccordionSummary>
            <AccordionDetails>{text}</AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </ThemeProvider>
  );
}
