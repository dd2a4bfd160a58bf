import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function LibraryLoan() {
  const [renewed, setRenewed] = useState(false);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          The Sea, the Sea
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>Iris Murdoch</Typography>
        <Typography role="status" sx={{ mt: 1.5 }}>
          {renewed ? 'Due on 2 June, renewed' : 'Due on 12 May'}
        </Typography>
      </CardContent>
      <CardActions>
        <Button disabled={renewed} onClick={() => setRenewed(true)}>
          Renew
        </Button>
      </CardActions>
    </Card>
  );
}
