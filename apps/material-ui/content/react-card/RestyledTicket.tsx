import Card from '@mui/material/Card';
import CardContent, { cardContentClasses } from '@mui/material/CardContent';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const TicketCard = styled(Card)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: '100%',
    maxWidth: 380,
    borderRadius: 16,
    border: `1px solid ${palette.divider}`,
    borderInlineStart: `8px solid ${palette.primary.main}`,
    boxShadow: 'none',
    backgroundImage: 'none',
    [`& .${cardHeaderClasses.root}`]: {
      borderBottom: `2px dashed ${palette.divider}`,
    },
    [`& .${cardHeaderClasses.title}`]: {
      ...theme.typography.overline,
      color: palette.text.secondary,
      lineHeight: 1.5,
    },
    [`& .${cardHeaderClasses.subheader}`]: {
      ...theme.typography.h6,
      color: palette.text.primary,
    },
    [`& .${cardContentClasses.root}`]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: theme.spacing(2),
      '&:last-child': { paddingBottom: theme.spacing(2) },
    },
  };
});

const facts = [
  { term: 'Door', value: 'B' },
  { term: 'Row', value: '12' },
  { term: 'Seat', value: '7' },
];

export default function RestyledTicket() {
  return (
    <TicketCard>
      <CardHeader title="Saturday, 19:30" subheader="String quartet no. 3" />
      <CardContent component="dl" sx={{ m: 0 }}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {term}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </CardContent>
    </TicketCard>
  );
}
