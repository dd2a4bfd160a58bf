import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const meals = [
  { name: 'Breakfast', hours: '7 to 10' },
  { name: 'Lunch', hours: '12 to 14' },
  { name: 'Dinner', hours: 'closed today', closed: true },
];

export default function MealTimes() {
  const [meal, setMeal] = useState('Lunch');

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="Meal"
        value={meal}
        onChange={(_event, next: string | null) => next && setMeal(next)}
      >
        {meals.map(({ name, hours, closed }) => (
          <ToggleButton
            key={name}
            value={name}
            disabled={closed}
            sx={{ flexDirection: 'column', textTransform: 'none', lineHeight: 1.4 }}
          >
            {name}
            <Typography component="span" variant="caption">
              {hours}
            </Typography>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
