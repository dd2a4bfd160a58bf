import HomeOutlined from '@mui/icons-material/HomeOutlined';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function MuseumPath() {
  return (
    <Breadcrumbs
      aria-label="Place in the museum"
      separator={
        <NavigateNext fontSize="small" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
      }
    >
      <Link href="#/museum" onClick={(event) => event.preventDefault()} sx={{ display: 'flex' }}>
        <HomeOutlined fontSize="small" titleAccess="Museum" />
      </Link>
      <Link href="#/floor" onClick={(event) => event.preventDefault()}>
        Second floor
      </Link>
      <Typography aria-current="page">Clocks</Typography>
    </Breadcrumbs>
  );
}
