import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OrderCard() {
  const [sent, setSent] = React.useState(false);
  return (
    <Card variant="outlined" sx={{ width: '100%' }}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="subtitle1" component="h2">
            Order 1042
          </Typography>
          <Chip
            size="small"
            color={sent ? 'success' : 'default'}
            variant="outlined"
            label={sent ? 'Sent' : 'Packed'}
          />
        </Stack>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Two lamps and a reading stand, to Porto.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" onClick={() => setSent(!sent)}>
          {sent ? 'Call it back' : 'Send it'}
        </Button>
      </CardActions>
    </Card>
  );
}
