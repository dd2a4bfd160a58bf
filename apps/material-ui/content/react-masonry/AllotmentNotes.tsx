import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const notes = [
  'Water the beans.',
  'Slugs under the board by the water butt. Look in the evening, when they come out.',
  'Seeds from Mrs Okafor: three kinds of kale, sown in two rows.',
  'New lock on the shed. Key at the café.',
  'Frost on the 12th, fleece over the potatoes until the end of the week.',
  'Wasps.',
];

export default function AllotmentNotes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 460, minHeight: 300 }}>
      <Masonry columns={3} spacing={2} defaultColumns={3} defaultHeight={290} defaultSpacing={2}>
        {notes.map((note) => (
          <Paper key={note} variant="outlined" sx={{ p: 1.5, typography: 'body2' }}>
            {note}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
