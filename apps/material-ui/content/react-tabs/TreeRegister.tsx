import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const districts = ['North', 'Centre', 'Harbour'];
const trees = [1840, 420, 960];

export default function TreeRegister() {
  const [district, setDistrict] = useState(0);
  const [loaded, setLoaded] = useState([true, false, false]);
  const id = useId();
  const ready = loaded[district] ?? false;

  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => setLoaded((old) => old.with(district, true)), 900);
    return () => clearTimeout(timer);
  }, [district, ready]);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs
        value={district}
        onChange={(_event, next: number) => setDistrict(next)}
        aria-label="Trees by district"
      >
        {districts.map((name, index) => (
          <Tab key={name} label={name} id={`${id}-${index}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${district}`}
        aria-busy={!ready}
        tabIndex={0}
        sx={{ p: 2, minHeight: 64 }}
      >
        {ready ? (
          `${trees[district]} trees stand along the streets.`
        ) : (
          <CircularProgress size={24} aria-label="Counting" />
        )}
      </Box>
    </Box>
  );
}
