import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';

export default function GuestCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            IN
          </Avatar>
        }
        title="Ingrid Nass"
        subheader="Room 12, until Thursday"
      />
      <CardContent>
        <Typography variant="body2">Asks for a cot and a late breakfast.</Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Call the room</Button>
      </CardActions>
    </Card>
  );
}
