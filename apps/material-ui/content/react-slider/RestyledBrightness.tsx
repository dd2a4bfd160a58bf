import { useState } from 'react';
import LightMode from '@mui/icons-material/LightMode';
import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Bar = styled(Slider)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    height: 44,
    padding: 0,
    borderRadius: 12,
    overflow: 'hidden',
    [`& .${sliderClasses.rail}`]: { opacity: 1, backgroundColor: palette.action.selected },
    [`& .${sliderClasses.track}`]: { border: 0, borderRadius: 0 },
    [`& .${sliderClasses.thumb}`]: {
      width: 6,
      height: 24,
      borderRadius: 3,
      marginInlineStart: -8,
      backgroundColor: palette.primary.contrastText,
      '&, &:hover, &::before': { boxShadow: 'none' },
      [`&.${sliderClasses.focusVisible}`]: {
        boxShadow: `0 0 0 3px ${palette.text.primary}`,
      },
    },
  };
  // `styled` loses the type parameter of the value.
}) as typeof Slider;

export default function RestyledBrightness() {
  const [light, setLight] = useState(60);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 300 }}>
      <LightMode color="action" />
      <Bar
        aria-label="Brightness of the lamp"
        min={5}
        value={light}
        onChange={(_event, value) => setLight(value)}
        getAriaValueText={(value) => `${value} percent`}
      />
    </Box>
  );
}
