import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const taken = ['ada', 'grace', 'linus'];

export default function UserNameCheck() {
  const [name, setName] = React.useState('');
  const [answer, setAnswer] = React.useState({ name: '', free: true });
  const current = name === answer.name;
  const checking = name !== '' && !current;

  React.useEffect(() => {
    const timer = setTimeout(
      () => setAnswer({ name, free: !taken.includes(name.toLowerCase()) }),
      800,
    );
    return () => clearTimeout(timer);
  }, [name]);

  function message() {
    if (name === '') return 'Try ada or grace.';
    if (checking) return 'Checking…';
    return answer.free ? `${name} is free.` : `${name} is taken. Choose another name.`;
  }

  return (
    <TextField
      label="User name"
      autoComplete="username"
      value={name}
      onChange={(event) => setName(event.target.value)}
      error={current && !answer.free}
      helperText={message()}
      slotProps={{
        input: {
          endAdornment: checking && (
            <InputAdornment position="end">
              <CircularProgress size={20} aria-label="Checking the name" />
            </InputAdornment>
          ),
        },
        formHelperText: { role: 'status' },
      }}
      sx={{ width: 300 }}
    />
  );
}
