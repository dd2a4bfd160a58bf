import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const ranks = ['Animals', 'Birds', 'Perching birds', 'Swallows', 'Sand martins'];

export default function LongSpeciesPath() {
  return (
    <Breadcrumbs
      aria-label="Place among the species"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show all ranks"
    >
      {ranks.map((rank) => (
        <Link key={rank} href="#/species" onClick={(event) => event.preventDefault()}>
          {rank}
        </Link>
      ))}
      <Typography aria-current="page">Riparia riparia</Typography>
    </Breadcrumbs>
  );
}
