import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

const bells = [
  { name: 'Treble', text: 'Cast in 1741, 310 kg, a note of E.' },
  { name: 'Tenor', text: 'Recast in 1902, 1,140 kg, a note of F sharp.' },
];

export default function BellTowerTabs() {
  const [bell, setBell] = useState('Treble');

  return (
    <Box sx={{ width: 320 }}>
      <TabContext value={bell}>
        <TabList
          aria-label="Bells of the tower"
          onChange={(_event, value: string) => setBell(value)}
        >
          {bells.map(({ name }) => (
            <Tab key={name} label={name} value={name} />
          ))}
        </TabList>
        {bells.map(({ name, text }) => (
          <TabPanel key={name} value={name}>
            {text}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
