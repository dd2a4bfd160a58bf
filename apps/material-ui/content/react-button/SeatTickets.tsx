import * as React from 'react';
import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import EventSeatIcon from '@mui/icons-material/EventSeat';

const TicketButton = styled(Button)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: theme.spacing(1.5, 2.5),
    border: `2px dashed ${palette.text.secondary}`,
    borderRadius: 0,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    textTransform: 'none',
    '&[aria-pressed="true"]': {
      borderStyle: 'solid',
      borderColor: palette.primary.main,
      color: palette.primary.main,
    },
    [`&.${buttonClasses.focusVisible}`]: {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 3,
    },
    [`& .${buttonClasses.startIcon}`]: {
      marginInlineEnd: theme.spacing(1.5),
    },
  };
});

const seats = ['Row 4, seat 12', 'Row 4, seat 13', 'Row 5, seat 1'];

export default function SeatTickets() {
  const [chosen, setChosen] = React.useState(seats[0]);
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {seats.map((seat) => (
        <TicketButton
          key={seat}
          disableRipple
          startIcon={<EventSeatIcon />}
          aria-pressed={seat === chosen}
          onClick={() => setChosen(seat)}
        >
          {seat}
        </TicketButton>
      ))}
    </Stack>
  );
}
