import { useState } from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const Segments = styled(ToggleButtonGroup)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    gap: 4,
    padding: 4,
    borderRadius: 999,
    backgroundColor: palette.action.selected,
    // Two classes, since the group's own rules for borders and corners have as many.
    [`& .${toggleButtonGroupClasses.grouped}.${toggleButtonClasses.root}`]: {
      margin: 0,
      border: 0,
      borderRadius: 999,
      padding: theme.spacing(0.5, 2),
      textTransform: 'none',
      color: palette.text.primary,
      [`&.${toggleButtonClasses.selected}`]: {
        backgroundColor: palette.background.paper,
        boxShadow: theme.shadows[1],
      },
      '&.Mui-focusVisible': { outline: `2px solid ${palette.text.primary}` },
    },
  };
});

export default function RestyledSegments() {
  const [span, setSpan] = useState('week');

  return (
    <Segments
      exclusive
      aria-label="Span of the tide table"
      value={span}
      onChange={(_event, next: string | null) => next && setSpan(next)}
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="moon">Moon phase</ToggleButton>
    </Segments>
  );
}
