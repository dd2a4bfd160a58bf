import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const links = ['Opening hours', 'How to find us', 'Imprint'];

export default function FooterLinks() {
  return (
    <Box
      component="nav"
      aria-label="Footer"
      onClick={(event) => event.preventDefault()} // The demo stays on its page.
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, bgcolor: 'primary.main', p: 2 }}
    >
      {links.map((name) => (
        <Link key={name} href="#/footer" underline="hover" sx={{ color: 'primary.contrastText' }}>
          {name}
        </Link>
      ))}
    </Box>
  );
}
