import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type Errors = Partial<Record<string, string>>;

function findErrors(form: FormData): Errors {
  const errors: Errors = {};
  if (!form.get('name')) errors.name = 'Who receives the parcel?';
  if (!/^\d{5}$/.test(String(form.get('postcode')))) errors.postcode = 'Five digits, like 20457.';
  return errors;
}

export default function DeliveryForm() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findErrors(new FormData(event.currentTarget));
    setErrors(found);
    const [first] = Object.keys(found);
    setMessage(first ? '' : 'Thank you. The parcel leaves tomorrow.');
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={1}
      sx={{ width: '100%', maxWidth: 340 }}
    >
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        required
        error={Boolean(errors.name)}
        helperText={errors.name ?? ' '}
      />
      <TextField
        name="postcode"
        label="Postcode"
        autoComplete="postal-code"
        required
        error={Boolean(errors.postcode)}
        helperText={errors.postcode ?? ' '}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="contained">
        Send the parcel here
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
