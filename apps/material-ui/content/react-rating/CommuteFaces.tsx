import { useState, type HTMLAttributes } from 'react';
import SentimentDissatisfied from '@mui/icons-material/SentimentDissatisfied';
import SentimentSatisfied from '@mui/icons-material/SentimentSatisfied';
import SentimentVerySatisfied from '@mui/icons-material/SentimentVerySatisfied';
import Rating, { ratingClasses } from '@mui/material/Rating';

const faces = [
  { word: 'Full and late', icon: <SentimentDissatisfied fontSize="inherit" /> },
  { word: 'As always', icon: <SentimentSatisfied fontSize="inherit" /> },
  { word: 'A seat and on time', icon: <SentimentVerySatisfied fontSize="inherit" /> },
];

function Face({ value = 1, ...other }: { value?: number } & HTMLAttributes<HTMLSpanElement>) {
  return <span {...other}>{faces[value - 1]?.icon}</span>;
}

export default function CommuteFaces() {
  const [value, setValue] = useState<number | null>(2);

  return (
    <Rating
      role="radiogroup"
      aria-label="Your ride this morning"
      highlightSelectedOnly
      size="large"
      max={3}
      value={value}
      onChange={(_event, next) => setValue(next)}
      getLabelText={(face) => faces[face - 1]?.word ?? ''}
      slotProps={{ icon: { component: Face } }}
      sx={{
        gap: 1,
        [`& .${ratingClasses.iconFilled}`]: { color: 'primary.main' },
        [`& .${ratingClasses.iconEmpty}`]: { color: 'text.secondary' },
      }}
    />
  );
}
