import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function PasswordField() {
  const [password, setPassword] = React.useState('');
  const [shown, setShown] = React.useState(false);
  return (
    <TextField
      label="New password"
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      helperText={`${password.length} of at least 12 characters`}
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? 'Hide the password' : 'Show the password'}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
