import Box from '@mui/material/Box';

const ferries = [
  { to: 'Arran', leaves: '7:00', pier: 2 },
  { to: 'Bute', leaves: '7:35', pier: 1 },
  { to: 'Cumbrae', leaves: '8:10', pier: 4 },
];

export default function FerryTimes() {
  return (
    <Box
      component="ul"
      role="list"
      sx={{ width: 320, m: 0, p: 0, listStyle: 'none', typography: 'body2' }}
    >
      {ferries.map((ferry) => (
        <Box
          key={ferry.to}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 4rem 4rem',
            py: 1,
            '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          <strong>{ferry.to}</strong>
          <span>{ferry.leaves}</span>
          <Box component="span" sx={{ textAlign: 'end', color: 'text.secondary' }}>
            Pier {ferry.pier}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
