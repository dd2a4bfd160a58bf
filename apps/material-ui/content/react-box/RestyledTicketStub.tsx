import Box from '@mui/material/Box';

export default function RestyledTicketStub() {
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        width: 300,
        borderRadius: 3,
        overflow: 'hidden',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        ...theme.applyStyles('dark', { bgcolor: 'grey.800', color: 'common.white' }),
      })}
    >
      <Box sx={{ flex: 1, p: 2 }}>
        <Box sx={{ typography: 'overline', lineHeight: 1.5 }}>Observatory</Box>
        <Box sx={{ typography: 'h6' }}>Night of the planets</Box>
        <Box sx={{ typography: 'body2' }}>Friday, 21:00</Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          px: 2,
          borderInlineStart: '2px dashed currentColor',
          typography: 'h5',
        }}
      >
        14
      </Box>
    </Box>
  );
}
