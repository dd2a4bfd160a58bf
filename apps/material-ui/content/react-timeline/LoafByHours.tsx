import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Bedtime from '@mui/icons-material/Bedtime';
import BakeryDining from '@mui/icons-material/BakeryDining';
import WaterDrop from '@mui/icons-material/WaterDrop';
import Typography from '@mui/material/Typography';

const steps = [
  { title: 'Mix', text: 'Flour and water, an hour to soak', icon: <WaterDrop />, done: true },
  { title: 'Rest', text: 'One night in the cold', icon: <Bedtime />, done: true },
  { title: 'Bake', text: 'Forty minutes, lid off at the end', icon: <BakeryDining />, done: false },
];

export default function LoafByHours() {
  return (
    <Timeline sx={{ width: 320, [`& .${timelineItemClasses.root}::before`]: { display: 'none' } }}>
      {steps.map((step, index) => (
        <TimelineItem key={step.title}>
          <TimelineSeparator>
            <TimelineDot
              color={step.done ? 'primary' : 'inherit'}
              variant={step.done ? 'filled' : 'outlined'}
            >
              {step.icon}
            </TimelineDot>
            {index < steps.length - 1 && (
              <TimelineConnector sx={{ bgcolor: step.done ? 'primary.main' : undefined }} />
            )}
          </TimelineSeparator>
          <TimelineContent sx={{ py: 2 }}>
            <Typography component="h3" variant="subtitle1">
              {step.title}
              {step.done && ', done'}
            </Typography>
            <Typography variant="body2">{step.text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
