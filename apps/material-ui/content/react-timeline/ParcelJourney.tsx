import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = ['Handed in at Oban', 'On the night train', 'Sorted in Crewe', 'Out for delivery'];

export default function ParcelJourney() {
  return (
    <Timeline sx={{ width: 280, [`& .${timelineItemClasses.root}::before`]: { display: 'none' } }}>
      {stops.map((stop, index) => (
        <TimelineItem key={stop}>
          <TimelineSeparator>
            <TimelineDot color={index === stops.length - 1 ? 'primary' : 'grey'} />
            {index < stops.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stop}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
