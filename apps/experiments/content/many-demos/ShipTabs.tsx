import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const DECKS = [
  { name: 'Bridge', text: 'Helm, charts and radio.' },
  { name: 'Hold', text: 'Grain, 1,200 tonnes.' },
  { name: 'Engine', text: 'Two diesels, both warm.' },
];

export default function ShipTabs() {
  const id = useId();
  const [shown, setShown] = useState(0);
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Tabs value={shown} onChange={(_event, value) => setShown(value)} aria-label="Decks">
        {DECKS.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {DECKS.map(({ name, text }, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
