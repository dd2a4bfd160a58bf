import BookIcon from '@mui/icons-material/AutoStoriesOutlined';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SignInForm } from './sign-in-form';

export default function LibrarySignIn() {
  return (
    <Box sx={{ display: 'grid', minHeight: '100vh', placeItems: 'center', p: 2 }}>
      <CssBaseline />
      <Paper
        component="main"
        aria-label="Sign in to the library"
        variant="outlined"
        sx={{ width: '100%', maxWidth: 420, p: { xs: 2, sm: 4 } }}
      >
        <Stack sx={{ gap: 3 }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <BookIcon color="primary" />
            <Typography component="p" sx={{ fontWeight: 500 }}>
              Elm Street Library
            </Typography>
          </Stack>
          <Typography component="h1" variant="h4">
            Sign in
          </Typography>
          <SignInForm />
          <Typography variant="body2">
            No library card yet? <Link href="#/join">Join the library</Link>
          </Typography>
        </Stack>
      </Paper>
    </Box>
  );
}
