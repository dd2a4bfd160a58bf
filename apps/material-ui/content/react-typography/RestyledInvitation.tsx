import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography, { typographyClasses } from '@mui/material/Typography';

const Card = styled(Box)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    maxWidth: 340,
    padding: theme.spacing(4),
    border: `1px solid ${palette.text.primary}`,
    outline: `1px solid ${palette.text.primary}`,
    outlineOffset: 4,
    textAlign: 'center',
    [`& .${typographyClasses.root}`]: { fontFamily: 'Georgia, "Times New Roman", serif' },
    [`& .${typographyClasses.h4}`]: { fontStyle: 'italic' },
    [`& .${typographyClasses.overline}`]: { letterSpacing: '0.3em' },
    [`& .${typographyClasses.body1}`]: { lineHeight: 1.8 },
  };
});

export default function RestyledInvitation() {
  return (
    <Card>
      <Typography variant="overline">Saturday</Typography>
      <Typography variant="h4" component="h3" gutterBottom>
        The orchard is in bloom
      </Typography>
      <Typography>Come at four, bring a chair. There will be cake until it is gone.</Typography>
    </Card>
  );
}
