import { useState } from 'react';
import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import Rating, { ratingClasses } from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const heats = ['mild', 'warm', 'hot'];

export default function ChiliHeat() {
  const [heat, setHeat] = useState<number | null>(2);

  return (
    <Stack spacing={1}>
      <Typography>Curry, {heat === null ? 'without chili' : heats[heat - 1]}</Typography>
      <Rating
        role="radiogroup"
        aria-label="Heat of the curry"
        max={3}
        value={heat}
        onChange={(_event, next) => setHeat(next)}
        getLabelText={(value) => heats[value - 1] ?? ''}
        emptyLabelText="without chili"
        icon={<LocalFireDepartment fontSize="inherit" />}
        emptyIcon={<LocalFireDepartmentOutlined fontSize="inherit" />}
        sx={{
          [`& .${ratingClasses.iconFilled}`]: { color: 'error.main' },
          [`& .${ratingClasses.iconEmpty}`]: { color: 'text.secondary' },
        }}
      />
    </Stack>
  );
}
