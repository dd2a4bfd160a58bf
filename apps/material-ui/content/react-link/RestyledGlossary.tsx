import Link, { linkClasses } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Term = styled(Link)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    color: palette.text.primary,
    fontStyle: 'italic',
    textDecorationStyle: 'dotted',
    textDecorationColor: palette.text.secondary,
    textDecorationThickness: 2,
    textUnderlineOffset: 4,
    '&:hover': { textDecorationStyle: 'solid', color: palette.primary.main },
    [`&.${linkClasses.focusVisible}`]: {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 3,
      borderRadius: 2,
    },
  };
}) as typeof Link;

export default function RestyledGlossary() {
  return (
    <Typography sx={{ maxWidth: 340 }}>
      A{' '}
      <Term href="#/ketch" onClick={(event) => event.preventDefault()}>
        ketch
      </Term>{' '}
      has two masts, and the smaller one stands before the{' '}
      <Term href="#/rudder" onClick={(event) => event.preventDefault()}>
        rudder post
      </Term>
      .
    </Typography>
  );
}
