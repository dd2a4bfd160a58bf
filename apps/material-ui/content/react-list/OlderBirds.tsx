import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const sightings = ['Dunnock', 'Siskin', 'Jay', 'Wren', 'Kestrel', 'Redwing', 'Brambling'];

function load(from: number) {
  return new Promise<string[]>((done) =>
    setTimeout(() => done(sightings.slice(from, from + 3)), 1000),
  );
}

export default function OlderBirds() {
  const [birds, setBirds] = useState(sightings.slice(0, 3));
  const [loading, setLoading] = useState(false);
  const complete = birds.length === sightings.length;

  async function more() {
    setLoading(true);
    const older = await load(birds.length);
    setBirds([...birds, ...older]);
    setLoading(false);
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 300, minHeight: 340 }}>
      <List dense aria-label="Birds seen" aria-busy={loading}>
        {birds.map((bird, index) => (
          <ListItem key={bird} divider>
            <ListItemText primary={bird} secondary={`Sighting ${sightings.length - index}`} />
          </ListItem>
        ))}
      </List>
      {!complete && (
        <Button aria-disabled={loading} onClick={() => void (loading || more())}>
          {loading ? 'Loading…' : 'Show older sightings'}
        </Button>
      )}
    </Stack>
  );
}
