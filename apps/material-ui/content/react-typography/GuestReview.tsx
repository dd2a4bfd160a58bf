import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function GuestReview() {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="subtitle2" component="p" noWrap>
        Room 4, with the balcony over the boat yard and the smithy
      </Typography>
      <Typography
        id={id}
        variant="body2"
        sx={
          open
            ? undefined
            : {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
                overflow: 'hidden',
              }
        }
      >
        We came for one night and stayed for four. The smith starts at seven, which we liked and our
        neighbours did not. Breakfast is on the quay when the wind allows it, in the hall when not.
      </Typography>
      <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Less' : 'Whole review'}
      </Button>
    </Box>
  );
}
