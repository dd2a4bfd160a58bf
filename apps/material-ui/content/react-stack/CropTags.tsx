import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const crops = ['Beans', 'Kale', 'Leeks', 'Onions', 'Parsnips', 'Potatoes', 'Squash', 'Spinach'];

export default function CropTags() {
  const [sown, setSown] = useState<readonly string[]>(['Kale', 'Onions']);

  function toggle(crop: string) {
    setSown(sown.includes(crop) ? sown.filter((name) => name !== crop) : [...sown, crop]);
  }

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Crops of the year"
      sx={{ flexWrap: 'wrap', maxWidth: 320 }}
    >
      {crops.map((crop) => (
        <Chip
          key={crop}
          label={crop}
          color={sown.includes(crop) ? 'primary' : 'default'}
          aria-pressed={sown.includes(crop)}
          onClick={() => toggle(crop)}
        />
      ))}
    </Stack>
  );
}
