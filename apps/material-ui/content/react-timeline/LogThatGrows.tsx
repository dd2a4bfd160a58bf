import { useState } from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const older = ['Roof sheeted', 'Rafters up', 'Walls at full height'];

export default function LogThatGrows() {
  const [entries, setEntries] = useState(['Windows in']);
  const [loading, setLoading] = useState(false);
  const left = older.slice(entries.length - 1);

  async function load() {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 800));
    setEntries((shown) => [...shown, ...left.slice(0, 1)]);
    setLoading(false);
  }

  return (
    <Box sx={{ width: 300, minHeight: 360 }}>
      <Timeline
        aria-label="Work on the barn, newest first"
        sx={{ [`& .${timelineItemClasses.root}::before`]: { display: 'none' } }}
      >
        {entries.map((entry, index) => (
          <TimelineItem key={entry}>
            <TimelineSeparator>
              <TimelineDot color={index === 0 ? 'success' : 'grey'} />
              {(index < entries.length - 1 || left.length > 0) && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{entry}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
      <Button onClick={load} loading={loading} disabled={left.length === 0}>
        Earlier entries
      </Button>
    </Box>
  );
}
