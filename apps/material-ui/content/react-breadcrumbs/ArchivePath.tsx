import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ArchivePath() {
  return (
    <Breadcrumbs aria-label="Place in the archive">
      <Link href="#/archive" onClick={(event) => event.preventDefault()}>
        Archive
      </Link>
      <Link href="#/maps" onClick={(event) => event.preventDefault()}>
        Maps
      </Link>
      <Typography aria-current="page">Coast, 1874</Typography>
    </Breadcrumbs>
  );
}
