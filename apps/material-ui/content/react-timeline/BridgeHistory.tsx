import { useState } from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const positions = ['right', 'left', 'alternate', 'alternate-reverse'] as const;
type Position = (typeof positions)[number];
const events = ['1831: a rope and a boat', '1874: piers of stone', '1962: two lanes'];

export default function BridgeHistory() {
  const [position, setPosition] = useState<Position>('alternate');

  return (
    <Box sx={{ width: '100%', maxWidth: 460 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Side of the text"
        value={position}
        onChange={(_event, next: Position | null) => next && setPosition(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {positions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Timeline position={position}>
        {events.map((event, index) => (
          <TimelineItem key={event}>
            <TimelineSeparator>
              <TimelineDot />
              {index < events.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{event}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Box>
  );
}
