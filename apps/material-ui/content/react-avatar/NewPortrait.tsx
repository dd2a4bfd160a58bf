import { useState } from 'react';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function upload(file: File) {
  return new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => setTimeout(() => done(String(reader.result)), 1200);
    reader.readAsDataURL(file);
  });
}

export default function NewPortrait() {
  const [src, setSrc] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setSrc(await upload(file));
    setBusy(false);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonBase
        component="label"
        tabIndex={-1}
        role={undefined}
        sx={{ borderRadius: '50%', '&:has(:focus-visible)': { outline: 2, outlineOffset: 2 } }}
      >
        <Avatar src={src} alt="" sx={{ width: 80, height: 80, bgcolor: 'primary.main' }}>
          {busy ? (
            <CircularProgress color="inherit" aria-label="Sending" />
          ) : (
            <PhotoCameraOutlined />
          )}
        </Avatar>
        <input
          type="file"
          accept="image/*"
          aria-label="Choose your portrait"
          onChange={(event) => void choose(event.target.files?.[0])}
          style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
        />
      </ButtonBase>
      <Typography role="status" variant="body2">
        {busy ? 'Sending…' : src ? 'This is you' : 'No portrait yet'}
      </Typography>
    </Stack>
  );
}
