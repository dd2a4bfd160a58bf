import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const cards = [
  { name: 'Cushion moss', text: 'Grows in round, grey-green pillows on walls.' },
  { name: 'Feather moss', text: 'Covers the floor of spruce woods.' },
  { name: 'Peat moss', text: 'Holds twenty times its weight in water.' },
];

export default function MossCards() {
  const [card, setCard] = useState(0);

  return (
    <Paper variant="outlined" sx={{ width: 300, overflow: 'hidden' }}>
      <Box role="status" sx={{ p: 2, height: 110 }}>
        <Typography variant="h6" component="p">
          {cards[card]?.name}
        </Typography>
        <Typography>{cards[card]?.text}</Typography>
      </Box>
      <MobileStepper
        position="static"
        variant="dots"
        steps={cards.length}
        activeStep={card}
        slotProps={{
          dots: { role: 'img', 'aria-label': `Card ${card + 1} of ${cards.length}` },
        }}
        backButton={
          <Button size="small" disabled={card === 0} onClick={() => setCard(card - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={card === cards.length - 1}
            onClick={() => setCard(card + 1)}
          >
            Next
          </Button>
        }
      />
    </Paper>
  );
}
