import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Garden', price: '£4', hives: 'Up to 2 hives', holds: ['Weight', 'Temperature'] },
  {
    name: 'Apiary',
    price: '£15',
    hives: 'Up to 12 hives',
    holds: ['Weight', 'Temperature', 'Swarm alarm'],
    isChosenMost: true,
  },
  {
    name: 'Trade',
    price: '£60',
    hives: 'Up to 80 hives',
    holds: ['All of Apiary', 'Harvest records', 'Export as a sheet'],
  },
];

export function Plans() {
  return (
    <Container id="plans" maxWidth="md" sx={{ py: 6 }}>
      <Typography component="h2" variant="h4" gutterBottom>
        Plans
      </Typography>
      <Grid container spacing={2}>
        {plans.map(({ name, price, hives, holds, isChosenMost }) => (
          <Grid key={name} size={{ xs: 12, sm: 4 }}>
            <Card
              variant="outlined"
              sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
            >
              <CardContent sx={{ flexGrow: 1 }}>
                <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
                  <Typography component="h3" variant="h6">
                    {name}
                  </Typography>
                  {isChosenMost && <Chip size="small" label="Most chosen" />}
                </Stack>
                <Typography variant="h4" component="p">
                  {price}
                </Typography>
                <Typography variant="body2" color="text.secondary" gutterBottom>
                  a month. {hives}.
                </Typography>
                <Typography component="ul" sx={{ pl: 2.5, m: 0 }}>
                  {holds.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </Typography>
              </CardContent>
              <CardActions>
                <Button
                  fullWidth
                  variant={isChosenMost ? 'contained' : 'outlined'}
                  href={`#/order/${name}`}
                  aria-label={`Choose ${name}`}
                >
                  Choose
                </Button>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
