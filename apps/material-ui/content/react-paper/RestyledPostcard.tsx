import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Postcard = styled(Paper)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: '3fr 2fr',
    width: '100%',
    maxWidth: 380,
    minHeight: 180,
    borderRadius: 2,
    border: `1px solid ${palette.divider}`,
    backgroundImage: 'none',
    boxShadow: `6px 6px 0 ${palette.primary.main}`,
    '& > *': { padding: theme.spacing(2) },
    '& > * + *': { borderInlineStart: `1px solid ${palette.divider}` },
  };
});

export default function RestyledPostcard() {
  return (
    <Postcard>
      <Typography>Rain since Tuesday, but the soup is good. Home by Sunday. L.</Typography>
      <Typography component="address" variant="body2">
        Mrs Halden
        <br />
        Pier Road 2
        <br />
        Eastwick
      </Typography>
    </Postcard>
  );
}
