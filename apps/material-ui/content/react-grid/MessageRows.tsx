import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const messages = [
  {
    from: 'Mara Voss',
    text: 'The keys are under the blue pot, the gate code is on paper.',
    at: '09:12',
  },
  { from: 'Jon Abe', text: 'Can you bring the long ladder on Friday?', at: '08:40' },
  { from: 'Ida Lund', text: 'Thanks.', at: 'yesterday' },
];

export default function MessageRows() {
  return (
    <Box
      component="ul"
      role="list"
      sx={{ width: '100%', maxWidth: 520, m: 0, p: 0, listStyle: 'none' }}
    >
      {messages.map(({ from, text, at }) => (
        <Grid
          key={from}
          container
          component="li"
          wrap="nowrap"
          spacing={2}
          sx={{ alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Grid size="auto">
            <Avatar aria-hidden="true">{from.slice(0, 1)}</Avatar>
          </Grid>
          <Grid size="grow">
            <Typography noWrap>{from}</Typography>
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </Grid>
          <Grid size="auto">
            <Typography variant="body2">{at}</Typography>
          </Grid>
        </Grid>
      ))}
    </Box>
  );
}
