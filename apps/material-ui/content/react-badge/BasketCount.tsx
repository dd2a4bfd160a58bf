import { useState } from 'react';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function BasketCount() {
  const [count, setCount] = useState(2);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <IconButton aria-label={`Basket, ${count} loaves`} onClick={() => setCount(0)}>
        <Badge badgeContent={count} color="primary">
          <ShoppingBasketOutlined />
        </Badge>
      </IconButton>
      <Button onClick={() => setCount(count + 1)}>Add a loaf</Button>
    </Stack>
  );
}
