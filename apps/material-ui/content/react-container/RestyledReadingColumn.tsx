import Container, { containerClasses } from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Column = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.primary.main}`,
  [`&.${containerClasses.maxWidthSm}`]: { maxWidth: '52ch' },
}));

export default function RestyledReadingColumn() {
  return (
    <Column maxWidth="sm">
      <Typography variant="body1">
        Sixty to seventy characters make a line that the eye can follow. A width in characters grows
        with the font, so the line keeps its length for people who read at a larger size.
      </Typography>
    </Column>
  );
}
