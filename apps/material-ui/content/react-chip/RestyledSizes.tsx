import { useState } from 'react';
import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const SizeChip = styled(Chip)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    height: 44,
    minWidth: 44,
    borderRadius: 8,
    border: `1px solid ${palette.text.secondary}`,
    backgroundColor: 'transparent',
    [`& .${chipClasses.label}`]: { fontSize: theme.typography.pxToRem(16) },
    '&[aria-pressed=true]': {
      borderColor: palette.text.primary,
      backgroundColor: palette.text.primary,
      color: palette.background.paper,
    },
    [`&.${chipClasses.focusVisible}`]: {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
  };
});

export default function RestyledSizes() {
  const [size, setSize] = useState('M');

  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Size of the shirt">
      {['S', 'M', 'L', 'XL'].map((name) => (
        <SizeChip
          key={name}
          label={name}
          aria-pressed={name === size}
          onClick={() => setSize(name)}
        />
      ))}
    </Stack>
  );
}
