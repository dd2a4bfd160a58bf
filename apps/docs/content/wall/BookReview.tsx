import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const moods = ['quiet', 'funny', 'long'];

export default function BookReview() {
  const [stars, setStars] = React.useState<number | null>(4);
  const [chosen, setChosen] = React.useState<readonly string[]>(['quiet']);
  const toggle = (mood: string) =>
    setChosen(chosen.includes(mood) ? chosen.filter((name) => name !== mood) : [...chosen, mood]);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar variant="rounded" sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          T
        </Avatar>
        <div>
          <Typography variant="subtitle2" component="h2">
            The Tide Tables
          </Typography>
          <Rating
            name="wall-book"
            size="small"
            aria-label="Your rating of the book"
            value={stars}
            onChange={(_event, value) => setStars(value)}
          />
        </div>
      </Stack>
      <Stack
        direction="row"
        role="group"
        aria-label="How it reads"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {moods.map((mood) => (
          <Chip
            key={mood}
            label={mood}
            color={chosen.includes(mood) ? 'primary' : 'default'}
            variant={chosen.includes(mood) ? 'filled' : 'outlined'}
            aria-pressed={chosen.includes(mood)}
            onClick={() => toggle(mood)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
