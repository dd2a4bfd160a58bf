import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

function describe(amount: string): { error: boolean; text: string } {
  if (!/^\d+([.,]\d{1,2})?$/.test(amount)) {
    return { error: true, text: 'Write an amount like 12.50.' };
  }
  const gift = Number(amount.replace(',', '.'));
  return { error: false, text: `With our share the club gets ${(gift * 1.1).toFixed(2)} euros.` };
}

export default function AmountField() {
  const [amount, setAmount] = React.useState('20');
  const { error, text } = describe(amount);
  return (
    <TextField
      label="Your gift in euros"
      value={amount}
      onChange={(event) => setAmount(event.target.value)}
      error={error}
      helperText={text}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
      sx={{ width: 280 }}
    />
  );
}
