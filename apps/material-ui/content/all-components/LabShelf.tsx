import Masonry from '@mui/lab/Masonry';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import { Specimen, SpecimenGrid } from './specimen';

const beds = [
  { plant: 'Kale', height: 56 },
  { plant: 'Peas', height: 34 },
  { plant: 'Leek', height: 34 },
  { plant: 'Corn', height: 56 },
];
const years = ['1831: a rope', '1874: a bridge'];

export default function LabShelf() {
  return (
    <SpecimenGrid>
      <Specimen name="Masonry" page="react-masonry">
        <Masonry columns={2} spacing={1} defaultColumns={2} defaultHeight={110} defaultSpacing={1}>
          {beds.map(({ plant, height }) => (
            <Box key={plant} sx={{ bgcolor: 'action.selected', borderRadius: 1, p: 0.5, height }}>
              {plant}
            </Box>
          ))}
        </Masonry>
      </Specimen>
      <Specimen name="Timeline" page="react-timeline">
        <Timeline
          sx={{ m: 0, p: 0, [`& .${timelineItemClasses.root}::before`]: { display: 'none' } }}
        >
          {years.map((year, index) => (
            <TimelineItem key={year} sx={{ minHeight: 48 }}>
              <TimelineSeparator>
                <TimelineDot />
                {index < years.length - 1 && <TimelineConnector />}
              </TimelineSeparator>
              <TimelineContent>{year}</TimelineContent>
            </TimelineItem>
          ))}
        </Timeline>
      </Specimen>
    </SpecimenGrid>
  );
}
