import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const walks = [
  { name: 'Weir', text: 'Two kilometres, flat, with benches.' },
  { name: 'Old quarry', text: 'Steep for the first half. The view reaches the sea on clear days.' },
  { name: 'Three mills', text: 'Six kilometres. The second mill sells flour on Saturdays.' },
  { name: 'Heath', text: 'Keep to the path until July.' },
];

export default function ColumnsByWidth() {
  return (
    <Box sx={{ width: '100%', minHeight: 260 }}>
      <Masonry
        columns={{ xs: 1, sm: 2, md: 3 }}
        spacing={{ xs: 1, sm: 2 }}
        defaultColumns={2}
        defaultHeight={260}
        defaultSpacing={2}
      >
        {walks.map((walk) => (
          <Card key={walk.name}>
            <CardContent>
              <Typography component="h3" variant="subtitle1">
                {walk.name}
              </Typography>
              <Typography variant="body2">{walk.text}</Typography>
            </CardContent>
          </Card>
        ))}
      </Masonry>
    </Box>
  );
}
