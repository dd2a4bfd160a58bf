import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const kinds = [
  { value: 'day', label: 'Day', price: '€8.40', note: 'Until three in the morning.' },
  { value: 'week', label: 'Week', price: '€28.00', note: 'Seven days from the first ride.' },
  { value: 'year', label: 'Year', price: '€390.00', note: 'At the counter only.' },
];

export default function TicketKinds() {
  const [kind, setKind] = useState('day');
  const id = useId();
  const ticket = kinds.find(({ value }) => value === kind);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs
        value={kind}
        onChange={(_event, next: string) => setKind(next)}
        selectionFollowsFocus
        centered
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Tickets"
      >
        {kinds.map(({ value, label }) => (
          <Tab
            key={value}
            value={value}
            label={label}
            disabled={value === 'year'}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${kind}`}
        tabIndex={0}
        sx={{ p: 2, textAlign: 'center' }}
      >
        <Typography variant="h6" component="p">
          {ticket?.price}
        </Typography>
        {ticket?.note}
      </Box>
    </Box>
  );
}
