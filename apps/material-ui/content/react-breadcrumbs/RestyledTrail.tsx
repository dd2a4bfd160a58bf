import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Link, { linkClasses } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Trail = styled(Breadcrumbs)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${breadcrumbsClasses.separator}`]: { margin: theme.spacing(0, 0.5) },
    [`& .${breadcrumbsClasses.li} > *`]: {
      display: 'block',
      padding: theme.spacing(0.5, 1.5),
      borderRadius: 16,
    },
    [`& .${linkClasses.root}`]: { color: palette.text.primary, textDecoration: 'none' },
    [`& .${linkClasses.root}:hover`]: { backgroundColor: palette.action.hover },
    '& [aria-current]': {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
  };
});

export default function RestyledTrail() {
  return (
    <Trail aria-label="Place on the trail" separator="·">
      <Link href="#/trail" onClick={(event) => event.preventDefault()}>
        Ridge trail
      </Link>
      <Link href="#/stage" onClick={(event) => event.preventDefault()}>
        Stage 3
      </Link>
      <Typography aria-current="page">Hut</Typography>
    </Trail>
  );
}
