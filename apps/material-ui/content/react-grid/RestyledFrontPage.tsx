import Grid, { gridClasses } from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

/** The gap of one pixel lets the colour behind the cells through: it draws the rules. */
const NewsGrid = styled(Grid)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`&.${gridClasses.container}`]: {
      width: '100%',
      borderBlock: `3px double ${palette.text.primary}`,
      backgroundColor: palette.divider,
    },
    [`& > .${gridClasses.root}`]: {
      flexGrow: 1,
      padding: theme.spacing(2),
      backgroundColor: palette.background.paper,
    },
  };
});

const stories = [
  { title: 'Bridge opens after nine years', text: 'Cyclists were first across.', size: 8 },
  { title: 'Heron returns', text: 'It stands by the weir.', size: 4 },
  { title: 'Bakers', text: 'A third oven for the school.', size: 4 },
  { title: 'Chess', text: 'Draw in the ninth round.', size: 4 },
  { title: 'Weather', text: 'Dry until Thursday.', size: 4 },
];

export default function RestyledFrontPage() {
  return (
    <NewsGrid container spacing="1px">
      {stories.map(({ title, text, size }) => (
        <Grid key={title} component="article" size={{ xs: 12, sm: size }}>
          <Typography component="h3" variant={size === 8 ? 'h5' : 'subtitle1'}>
            {title}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Grid>
      ))}
    </NewsGrid>
  );
}
