import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function fetchReading(year: string) {
  const reading = year === '2024' ? '3 120 kWh, mostly in January' : '2 980 kWh, a mild winter';
  return new Promise<string>((done) => setTimeout(() => done(reading), 1200));
}

export default function MeterReadings() {
  const [readings, setReadings] = useState<Record<string, string>>({});
  const id = useId();

  async function load(year: string, expanded: boolean) {
    if (!expanded || readings[year]) return;
    const reading = await fetchReading(year);
    setReadings((old) => ({ ...old, [year]: reading }));
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {['2024', '2023'].map((year) => (
        <Accordion key={year} onChange={(_event, expanded) => void load(year, expanded)}>
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-${year}`}
            aria-controls={`${id}-${year}-reading`}
          >
            <Typography component="span">Electricity in {year}</Typography>
          </AccordionSummary>
          <AccordionDetails aria-busy={!readings[year]}>
            <Typography>{readings[year] ?? <Skeleton />}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
