import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Crossing = styled(LinearProgress)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    height: 20,
    borderRadius: 999,
    border: `2px solid ${palette.text.primary}`,
    backgroundColor: 'transparent',
    [`& .${linearProgressClasses.bar}`]: {
      backgroundColor: palette.info.main,
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 8px, ${palette.action.focus} 8px 16px)`,
    },
  };
});

const harbours = ['Norderhafen', 'Mid-channel', 'Halfway rock', 'Pier', 'Osterby'];

export default function RestyledFerry() {
  const [at, setAt] = useState(2);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Crossing
        variant="determinate"
        value={(at / (harbours.length - 1)) * 100}
        aria-label="Ferry to Osterby"
        aria-valuetext={harbours[at]}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
        <Typography>{harbours[at]}</Typography>
        <Button onClick={() => setAt((at + 1) % harbours.length)}>Sail on</Button>
      </Box>
    </Box>
  );
}
