import Box from '@mui/system/Box';

export default function ArticleLayout() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 200px' },
        gap: 3,
        width: '100%',
      }}
    >
      <Box component="article" sx={{ minWidth: 0 }}>
        <Box component="h3" sx={{ mt: 0, mb: 1 }}>
          Repairing a bicycle tube
        </Box>
        <Box component="p" sx={{ m: 0 }}>
          Mark the hole, roughen the rubber around it, and wait until the glue is dry to the touch
          before you press the patch on.
        </Box>
      </Box>
      <Box
        component="aside"
        aria-label="What you need"
        sx={{ pl: { sm: 3 }, borderInlineStart: { sm: '1px solid' } }}
      >
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          <li>Tyre levers</li>
          <li>Sandpaper</li>
          <li>Patch and glue</li>
        </Box>
      </Box>
    </Box>
  );
}
