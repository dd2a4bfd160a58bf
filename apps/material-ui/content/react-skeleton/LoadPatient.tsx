import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LoadPatient() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: 260, alignItems: 'flex-start' }}>
      <Stack
        direction="row"
        spacing={2}
        aria-busy={loading}
        sx={{ width: '100%', alignItems: 'center' }}
      >
        {loading ? (
          <Skeleton variant="circular" width={40} height={40} />
        ) : (
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>LB</Avatar>
        )}
        <div style={{ flexGrow: 1 }}>
          <Typography>{loading ? <Skeleton width="70%" /> : 'Lena Brandt'}</Typography>
          <Typography variant="body2">{loading ? <Skeleton /> : 'Next visit on 4 May'}</Typography>
        </div>
      </Stack>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Show the patient' : 'Load again'}
      </Button>
    </Stack>
  );
}
