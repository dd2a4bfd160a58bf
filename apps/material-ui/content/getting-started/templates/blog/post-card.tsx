import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Post } from './posts';
import { serif } from './serif';

export function PostCard({ title, subject, lead, author, date, minutes }: Post) {
  return (
    <Card component="article" variant="outlined" sx={{ height: '100%' }}>
      <CardActionArea href="#/post" sx={{ height: '100%' }}>
        <CardContent>
          <Chip size="small" label={subject} />
          <Typography component="h2" variant="h6" sx={{ mt: 1, ...serif }}>
            {title}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {lead}
          </Typography>
          <Typography variant="body2">
            {author}, {date}. {minutes} minutes.
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
