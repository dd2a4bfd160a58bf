import Box from '@mui/system/Box';

export default function ReleaseNote() {
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        maxWidth: 420,
        p: 3,
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box component="h2" sx={{ m: 0, fontSize: 18, lineHeight: 1.3 }}>
        Invoices 2.4
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        Reminders go out three days before an invoice is due.
      </Box>
      <Box component="p" sx={{ m: 0, fontSize: 14 }}>
        Released on 4 March
      </Box>
    </Box>
  );
}
