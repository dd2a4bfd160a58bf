import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const ferry = createTheme({ palette: { primary: { main: '#0b4f6c' } } });
const opera = createTheme({
  palette: { mode: 'dark', primary: { main: '#e8c372' } },
  shape: { borderRadius: 0 },
  typography: { fontFamily: 'Georgia, serif', button: { textTransform: 'none' } },
});

function Ticket({ title, place }: { title: string; place: string }) {
  return (
    <Card sx={{ width: 200 }}>
      <CardContent>
        <Typography variant="h6" component="p">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{place}</Typography>
      </CardContent>
      <CardActions>
        <Button variant="contained">Show ticket</Button>
      </CardActions>
    </Card>
  );
}

export default function TwoBrands() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      <ThemeProvider theme={ferry}>
        <Ticket title="Crossing 14:20" place="Deck B, bicycle" />
      </ThemeProvider>
      <ThemeProvider theme={opera}>
        <Ticket title="Rusalka, 19:30" place="Balcony, row 2" />
      </ThemeProvider>
    </Stack>
  );
}
