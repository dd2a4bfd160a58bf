import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { label: 'Route', text: '11 km over the ridge, marked with a blue bar.' },
  { label: 'Transport', text: 'Bus 41 stops at both ends, each hour until 19:00.' },
  { label: 'Weather', text: 'Dry in the morning. Wind from the west after noon.' },
];

export default function TrailDetails() {
  const [view, setView] = useState(0);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs value={view} onChange={(_event, next) => setView(next)} aria-label="Birch Ridge">
        {views.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {views.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={view !== index}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
