import Box from '@mui/material/Box';

const areas = [
  { name: 'orders', label: 'Orders' },
  { name: 'timer', label: 'Timer' },
  { name: 'recipe', label: 'Recipe' },
];

export default function KitchenAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        maxWidth: 520,
        gap: 1.5,
        gridTemplateAreas: {
          xs: '"timer" "orders" "recipe"',
          sm: '"orders timer" "orders recipe"',
        },
        gridTemplateColumns: { sm: '2fr 3fr' },
      }}
    >
      {areas.map((area) => (
        <Box
          key={area.name}
          sx={{
            gridArea: area.name,
            minHeight: 72,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            typography: 'subtitle2',
          }}
        >
          {area.label}
        </Box>
      ))}
    </Box>
  );
}
