import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const cloths = [
  { name: 'Blue check', cols: 2, rows: 2, base: '#dfe7f2', line: '#3a5f9c' },
  { name: 'Red check', cols: 1, rows: 1, base: '#f5e1dd', line: '#a63d2f' },
  { name: 'Green check', cols: 1, rows: 1, base: '#e2eee0', line: '#3f7a45' },
  { name: 'Ochre check', cols: 2, rows: 1, base: '#f6ecd2', line: '#9a7416' },
];

export default function ClothQuilt() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={80}
      sx={{ width: '100%', maxWidth: 440, m: 0 }}
    >
      {cloths.map((cloth) => (
        <ImageListItem key={cloth.name} cols={cloth.cols} rows={cloth.rows}>
          <Box
            role="img"
            aria-label={cloth.name}
            sx={{
              height: '100%',
              backgroundColor: cloth.base,
              backgroundImage: `repeating-linear-gradient(0deg, ${cloth.line} 0 6px, transparent 6px 24px), repeating-linear-gradient(90deg, ${cloth.line} 0 6px, transparent 6px 24px)`,
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
