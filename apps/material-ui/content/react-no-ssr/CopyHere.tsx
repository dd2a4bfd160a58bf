import { useState } from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const code = 'TENT-4402';

function CopyButton() {
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;

  async function copy() {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  }

  return <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>;
}

export default function CopyHere() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minHeight: 40 }}>
      <Typography>Your voucher: {code}</Typography>
      <NoSsr>
        <CopyButton />
      </NoSsr>
    </Stack>
  );
}
