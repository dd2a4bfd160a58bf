import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function PriceField() {
  const [price, setPrice] = useState('12.50');
  return (
    <TextField
      label="Price of a basket"
      value={price}
      onChange={(event) => setPrice(event.target.value)}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
        htmlInput: { inputMode: 'decimal', maxLength: 8 },
        inputLabel: { shrink: true },
      }}
    />
  );
}
