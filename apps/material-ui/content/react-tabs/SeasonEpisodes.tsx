import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const seasons = [8, 10, 10, 12, 9, 8, 13, 11, 10, 6, 8, 4];

export default function SeasonEpisodes() {
  const [season, setSeason] = useState(1);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={season}
        onChange={(_event, next: number) => setSeason(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Seasons"
      >
        {seasons.map((_episodes, index) => (
          <Tab
            key={index}
            value={index + 1}
            label={`Season ${index + 1}`}
            id={`${id}-${index + 1}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${season}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        Season {season} has {seasons[season - 1]} episodes.
      </Box>
    </Box>
  );
}
