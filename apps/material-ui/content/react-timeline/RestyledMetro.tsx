import Timeline from '@mui/lab/Timeline';
import TimelineConnector, { timelineConnectorClasses } from '@mui/lab/TimelineConnector';
import TimelineContent, { timelineContentClasses } from '@mui/lab/TimelineContent';
import TimelineDot, { timelineDotClasses } from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { styled } from '@mui/material/styles';

const Line = styled(Timeline)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 240,
    [`& .${timelineItemClasses.root}`]: { minHeight: 52, '&::before': { display: 'none' } },
    [`& .${timelineConnectorClasses.root}`]: { width: 8, backgroundColor: palette.error.main },
    [`& .${timelineDotClasses.root}`]: {
      zIndex: 1,
      width: 16,
      height: 16,
      padding: 0,
      margin: '-4px 0',
      boxShadow: 'none',
      border: `4px solid ${palette.text.primary}`,
      backgroundColor: palette.background.paper,
    },
    [`& .${timelineContentClasses.root}`]: { paddingBlock: 0, marginTop: -8, fontWeight: 600 },
  };
});

const stations = ['Harbour', 'Fish market', 'Town hall', 'Botanic garden'];

export default function RestyledMetro() {
  return (
    <Line>
      {stations.map((station, index) => (
        <TimelineItem key={station}>
          <TimelineSeparator>
            <TimelineDot />
            {index < stations.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{station}</TimelineContent>
        </TimelineItem>
      ))}
    </Line>
  );
}
