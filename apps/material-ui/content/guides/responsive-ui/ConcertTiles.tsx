import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const concerts = [
  { what: 'Brass band', where: 'Park', tone: 'warning.main' },
  { what: 'Organ at noon', where: 'Minster', tone: 'primary.main' },
  { what: 'Sea songs', where: 'Quay 2', tone: 'info.main' },
  { what: 'Two cellos', where: 'Old school', tone: 'success.main' },
];

export default function ConcertTiles() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
      }}
    >
      {concerts.map(({ what, where, tone }) => (
        <Card key={what} variant="outlined">
          <Box sx={{ aspectRatio: '16 / 9', bgcolor: tone }} />
          <CardContent>
            <Typography variant="subtitle1" component="p">
              {what}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {where}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
