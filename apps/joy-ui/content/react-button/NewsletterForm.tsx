import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSentTo(email);
        setEmail('');
      }}
    >
      <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
        <FormControl required>
          <FormLabel>Email</FormLabel>
          <Input
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </FormControl>
        <Button type="submit" fullWidth>
          Subscribe
        </Button>
        <Typography level="body-sm" role="status">
          {sentTo && `A confirmation is on its way to ${sentTo}`}
        </Typography>
      </Stack>
    </form>
  );
}
