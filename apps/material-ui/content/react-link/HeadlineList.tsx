import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const news = [
  { title: 'The swing bridge opens again in May', place: 'Harbour' },
  { title: 'Forty new trees along the ring road', place: 'Parks' },
];

export default function HeadlineList() {
  return (
    <Stack spacing={2}>
      {news.map(({ title, place }) => (
        <div key={title}>
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
            {place}
          </Typography>
          <Typography variant="h6" component="h3">
            <Link
              href="#/news"
              color="textPrimary"
              underline="hover"
              onClick={(event) => event.preventDefault()}
            >
              {title}
            </Link>
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
