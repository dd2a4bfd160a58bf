import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';

export default function LayerStack() {
  const { zIndex } = useTheme();
  const layers = Object.entries(zIndex).sort(([, one], [, other]) => one - other);

  return (
    <Box
      sx={{ position: 'relative', isolation: 'isolate', width: '100%', maxWidth: 320, height: 272 }}
    >
      {layers.map(([name, order], index) => (
        <Paper
          key={name}
          elevation={index + 1}
          sx={{
            position: 'absolute',
            insetInlineStart: index * 8,
            top: index * 32,
            width: 196,
            px: 2,
            py: 1,
            zIndex: name,
          }}
        >
          {name}: {order}
        </Paper>
      ))}
    </Box>
  );
}
