import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function BasketButtons() {
  const [count, setCount] = useState(2);
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="soft"
        startDecorator={
          <SvgIcon>
            <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
          </SvgIcon>
        }
        onClick={() => setCount(count + 1)}
      >
        Add a loaf
      </Button>
      <Button
        variant="outlined"
        startDecorator={
          <Chip component="span" size="sm" variant="solid" color="primary">
            {count}
          </Chip>
        }
        endDecorator={
          <SvgIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
            <path d="M5 11h10l-4-4 1.5-1.5L19 12l-6.5 6.5L11 17l4-4H5z" />
          </SvgIcon>
        }
      >
        To the basket
      </Button>
    </Stack>
  );
}
