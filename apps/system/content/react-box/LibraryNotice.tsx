import Box from '@mui/system/Box';

export default function LibraryNotice() {
  return (
    <Box
      component="section"
      aria-label="Opening hours"
      sx={{ maxWidth: 360, p: 2, border: 1, borderRadius: 1 }}
    >
      The reading room closes at 18:00 on Fridays.
    </Box>
  );
}
