import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const leaves = [
  { name: 'Hart’s tongue', height: 180, colour: '#3f7a45' },
  { name: 'Ivy', height: 110, colour: '#27583a' },
  { name: 'Maple', height: 140, colour: '#b4502f' },
  { name: 'Willow', height: 210, colour: '#7c8f4a' },
  { name: 'Beech', height: 120, colour: '#a8742a' },
  { name: 'Oak', height: 150, colour: '#5d6b2c' },
];

export default function LeafColumns() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: '100%', maxWidth: 440, m: 0 }}>
      {leaves.map((leaf) => (
        <ImageListItem key={leaf.name}>
          <Box
            role="img"
            aria-label={`Pressed leaf: ${leaf.name}`}
            sx={{ height: leaf.height, borderRadius: '0 60% 0 60%', bgcolor: leaf.colour }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
