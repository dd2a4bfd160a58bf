import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Outcome {
  severity: 'success' | 'error';
  title: string;
  text: string;
}

/** Stands for the bank's server. */
async function transfer(amount: number): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return amount > 200
    ? { severity: 'error', title: 'Not sent', text: 'The limit for today is 200 €.' }
    : { severity: 'success', title: 'Sent', text: `${amount} € will be there tomorrow.` };
}

export default function TransferRefused() {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const amount = Number(new FormData(event.currentTarget).get('amount'));
    setOutcome(null);
    setSending(true);
    setOutcome(await transfer(amount));
    setSending(false);
  }

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => void submit(event)}
      sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}
    >
      <TextField name="amount" type="number" label="Amount in euros" defaultValue="350" />
      <Button type="submit" variant="contained" loading={sending}>
        Send money
      </Button>
      {outcome && (
        <Alert severity={outcome.severity}>
          <AlertTitle>{outcome.title}</AlertTitle>
          {outcome.text}
        </Alert>
      )}
    </Stack>
  );
}
