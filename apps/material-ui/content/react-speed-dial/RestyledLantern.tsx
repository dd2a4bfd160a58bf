import FlashlightOn from '@mui/icons-material/FlashlightOn';
import Nightlight from '@mui/icons-material/Nightlight';
import WbTwilight from '@mui/icons-material/WbTwilight';
import Box from '@mui/material/Box';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import { styled } from '@mui/material/styles';

const Lantern = styled(SpeedDial)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${speedDialClasses.fab}`]: {
      borderRadius: 16,
      boxShadow: 'none',
      backgroundColor: palette.text.primary,
      color: palette.background.paper,
      '&:hover': { backgroundColor: palette.text.secondary },
    },
    [`& .${speedDialActionClasses.fab}`]: {
      margin: 4,
      borderRadius: 12,
      boxShadow: 'none',
      border: `2px solid ${palette.text.primary}`,
      color: palette.text.primary,
    },
    '& .Mui-focusVisible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
});

export default function RestyledLantern() {
  return (
    <Box
      sx={{ position: 'relative', isolation: 'isolate', width: '100%', maxWidth: 320, height: 80 }}
    >
      <Lantern
        ariaLabel="Light in the tent"
        direction="right"
        icon={<FlashlightOn />}
        sx={{ position: 'absolute', bottom: 8, insetInlineStart: 8 }}
      >
        <SpeedDialAction icon={<WbTwilight />} slotProps={{ tooltip: { title: 'Dim' } }} />
        <SpeedDialAction icon={<Nightlight />} slotProps={{ tooltip: { title: 'Night' } }} />
      </Lantern>
    </Box>
  );
}
