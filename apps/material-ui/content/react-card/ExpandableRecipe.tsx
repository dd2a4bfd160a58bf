import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

const steps = [
  'Fry the onion until it is soft.',
  'Add lentils, carrot and water, then simmer for 25 minutes.',
  'Season with salt and lemon.',
];

export default function ExpandableRecipe() {
  const [open, setOpen] = useState(false);
  const methodId = useId();

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <CardHeader
        title="Red lentil soup"
        subheader="4 portions, 35 minutes"
        slotProps={{ title: { component: 'h3', variant: 'h6' } }}
      />
      <CardActions>
        <Button
          aria-expanded={open}
          aria-controls={methodId}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!open)}
        >
          Method
        </Button>
      </CardActions>
      <Collapse in={open} id={methodId}>
        <CardContent component="ol" sx={{ m: 0, pl: 5, pt: 0 }}>
          {steps.map((step) => (
            <Typography key={step} component="li">
              {step}
            </Typography>
          ))}
        </CardContent>
      </Collapse>
    </Card>
  );
}
