import Box from '@mui/material/Box';
import Divider, { dividerClasses } from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Ornament = styled(Divider)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: theme.spacing(3, 0),
    color: palette.text.secondary,
    '&::before, &::after': { borderTop: `3px double ${palette.text.secondary}` },
    [`& .${dividerClasses.wrapper}`]: { paddingInline: theme.spacing(2), letterSpacing: '0.5em' },
  };
});

export default function RestyledChapter() {
  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography>She put the lamp into the window and went to bed.</Typography>
      <Ornament>
        <span aria-hidden="true">***</span>
      </Ornament>
      <Typography>In the morning there were two boats at the landing.</Typography>
    </Box>
  );
}
