import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';
import { Specimen, SpecimenGrid } from './specimen';

const block = { bgcolor: 'action.selected', borderRadius: 1, p: 1, textAlign: 'center' };
const skies = [
  { name: 'Morning', colours: '#ffd8a8, #74c0fc' },
  { name: 'Noon', colours: '#a5d8ff, #4dabf7' },
  { name: 'Evening', colours: '#9775fa, #ff8787' },
  { name: 'Night', colours: '#1a2a6c, #0b132b' },
];

export default function LayoutShelf() {
  return (
    <SpecimenGrid>
      <Specimen name="Box" page="react-box">
        <Box sx={{ border: 1, borderColor: 'primary.main', borderRadius: 2, px: 3, py: 2 }}>
          Any styles
        </Box>
      </Specimen>
      <Specimen name="Container" page="react-container">
        <Container maxWidth="xs" sx={{ ...block, py: 3 }}>
          In the middle
        </Container>
      </Specimen>
      <Specimen name="Grid" page="react-grid">
        <Grid container spacing={1} sx={{ width: '100%' }}>
          <Grid size={8} sx={block}>
            8
          </Grid>
          <Grid size="grow" sx={block}>
            4
          </Grid>
          <Grid size={12} sx={block}>
            12
          </Grid>
        </Grid>
      </Specimen>
      <Specimen name="GridLegacy" page="react-grid-legacy">
        <GridLegacy container spacing={1}>
          <GridLegacy item xs={6}>
            <Box sx={block}>6</Box>
          </GridLegacy>
          <GridLegacy item xs={6}>
            <Box sx={block}>6</Box>
          </GridLegacy>
        </GridLegacy>
      </Specimen>
      <Specimen name="Stack" page="react-stack">
        <Stack direction="row" spacing={1}>
          {['Bow', 'Mast', 'Stern'].map((part) => (
            <Box key={part} sx={block}>
              {part}
            </Box>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Image List" page="react-image-list">
        <ImageList cols={2} rowHeight={48} gap={6} aria-label="Skies" sx={{ width: '100%', m: 0 }}>
          {skies.map(({ name, colours }) => (
            <ImageListItem key={name}>
              <Box
                role="img"
                aria-label={name}
                sx={{ height: '100%', background: `linear-gradient(${colours})` }}
              />
            </ImageListItem>
          ))}
        </ImageList>
      </Specimen>
    </SpecimenGrid>
  );
}
