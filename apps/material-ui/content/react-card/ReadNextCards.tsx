import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const pages = [
  { title: 'Grid', href: '/material-ui/react-grid/', text: 'Place cards in columns.' },
  { title: 'Table', href: '/material-ui/react-table/', text: 'Compare many rows.' },
  { title: 'App bar', href: '/material-ui/react-app-bar/', text: 'Name the page above them.' },
];

export default function ReadNextCards() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        gap: 2,
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {pages.map((page) => (
        <Card key={page.href} component="li" variant="outlined">
          <CardActionArea href={page.href} sx={{ height: '100%' }}>
            <CardContent>
              <Typography variant="h6" component="h3">
                {page.title}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{page.text}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
