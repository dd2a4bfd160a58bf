import { Box } from '@mui/system';

function RecipeCard() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="article"
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@320': 'row' },
          gap: 2,
          p: 2,
          border: 1,
          borderRadius: 1,
        }}
      >
        <Box
          sx={{
            flexShrink: 0,
            width: { '@': '100%', '@320': 96 },
            height: 72,
            bgcolor: 'color-mix(in srgb, currentColor 14%, transparent)',
          }}
        />
        <div>
          <strong>Lentil soup</strong>
          <div>35 minutes, four servings</div>
        </div>
      </Box>
    </Box>
  );
}

export default function ContainerCard() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
        alignItems: 'start',
        gap: 2,
        width: '100%',
      }}
    >
      <RecipeCard />
      <RecipeCard />
    </Box>
  );
}
