import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const entries = [
  { time: '22:10', text: 'Lamp lit' },
  { time: '01:35', text: 'Fog, horn on' },
  { time: '04:50', text: 'Fog gone, horn off' },
];

export default function NightWatch() {
  return (
    <Timeline sx={{ width: 320, [`& .${timelineOppositeContentClasses.root}`]: { flex: 0.3 } }}>
      {entries.map((entry, index) => (
        <TimelineItem key={entry.time}>
          <TimelineOppositeContent sx={{ color: 'text.secondary' }}>
            <time>{entry.time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot variant="outlined" />
            {index < entries.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{entry.text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
