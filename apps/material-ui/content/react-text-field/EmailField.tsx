import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function EmailField() {
  const [email, setEmail] = React.useState('');
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      helperText="The tickets are sent to this address."
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    />
  );
}
