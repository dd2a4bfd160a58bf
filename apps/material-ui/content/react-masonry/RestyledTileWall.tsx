import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Wall = styled(Masonry)({
  '& > div': { borderRadius: 16, color: '#1b1b1b', padding: 16 },
  '& > div:nth-of-type(3n + 1)': { backgroundColor: '#f2c9a1' },
  '& > div:nth-of-type(3n + 2)': { backgroundColor: '#b7d3c6' },
  '& > div:nth-of-type(3n)': { backgroundColor: '#cfc3e6' },
});

const verses = [
  'Rain on slate.',
  'The ferry is late, and nobody on the quay seems to mind it much.',
  'Salt in the bread.',
  'Gulls argue over a crust until the bell rings at noon.',
  'A coat on a hook, still wet from yesterday.',
];

export default function RestyledTileWall() {
  return (
    <Box sx={{ width: '100%', maxWidth: 440, minHeight: 240 }}>
      <Wall columns={2} spacing={1} defaultColumns={2} defaultHeight={240} defaultSpacing={1}>
        {verses.map((verse) => (
          <div key={verse}>{verse}</div>
        ))}
      </Wall>
    </Box>
  );
}
