import { useRef, useState } from 'react';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const verses = [
  'Rain on the roof of the boat house,',
  'a kettle that will not sing,',
  'two chairs that face the water,',
  'a jacket that dries on a string.',
];

export default function BackToTop() {
  const [scrolled, setScrolled] = useState(false);
  const poem = useRef<HTMLDivElement>(null);

  function goUp() {
    poem.current?.scrollTo({ top: 0 });
    poem.current?.focus();
  }

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', maxWidth: 320 }}>
      <Box
        ref={poem}
        role="region"
        aria-label="Poem"
        tabIndex={0}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 40)}
        sx={{ height: 200, overflow: 'auto', p: 2, border: 1, borderColor: 'divider' }}
      >
        {verses.map((verse) => (
          <Typography key={verse} variant="h6" component="p" sx={{ mb: 4 }}>
            {verse}
          </Typography>
        ))}
      </Box>
      <Zoom in={scrolled} unmountOnExit>
        <Fab
          size="small"
          aria-label="Back to the first line"
          onClick={goUp}
          sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 24 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
    </Box>
  );
}
