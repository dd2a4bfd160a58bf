import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Newsletter } from './newsletter';
import { PostCard } from './post-card';
import { posts, subjects, type Subject } from './posts';
import { serif } from './serif';

export default function HillJournal() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const shown = posts.filter((post) => subject === null || post.subject === subject);

  return (
    <Box sx={{ minHeight: '100vh' }}>
      <CssBaseline />
      <Container component="main" aria-label="The Hill Journal" maxWidth="md" sx={{ py: 4 }}>
        <Typography component="h1" variant="h3" gutterBottom sx={serif}>
          The Hill Journal
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          Walks, huts and what we carried. Written by three friends since 2014.
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Subject"
          value={subject}
          onChange={(_event, next: Subject | null) => setSubject(next)}
          sx={{ mb: 3 }}
        >
          {subjects.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Grid container spacing={2} sx={{ mb: 6 }}>
          {shown.map((post) => (
            <Grid key={post.title} size={{ xs: 12, sm: 6 }}>
              <PostCard {...post} />
            </Grid>
          ))}
        </Grid>
        <Newsletter />
      </Container>
    </Box>
  );
}
