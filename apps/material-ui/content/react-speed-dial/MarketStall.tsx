import { useState } from 'react';
import Egg from '@mui/icons-material/Egg';
import Grass from '@mui/icons-material/Grass';
import LocalFlorist from '@mui/icons-material/LocalFlorist';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const goods = [
  { name: 'Eggs', icon: <Egg /> },
  { name: 'Herbs', icon: <Grass /> },
  { name: 'Flowers', icon: <LocalFlorist /> },
];

export default function MarketStall() {
  const [open, setOpen] = useState(false);
  const [sold, setSold] = useState<string[]>([]);

  return (
    <Box
      sx={{ position: 'relative', isolation: 'isolate', width: '100%', maxWidth: 320, height: 320 }}
    >
      <Typography role="status">
        {sold.length === 0 ? 'Nothing sold yet' : `Sold: ${sold.join(', ')}`}
      </Typography>
      <Backdrop open={open} sx={{ position: 'absolute' }} />
      <SpeedDial
        ariaLabel="Sell at the stall"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => reason === 'toggle' && setOpen(true)}
        onClose={(_event, reason) => reason !== 'mouseLeave' && setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {goods.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            onClick={() => setSold([...sold, name])}
            slotProps={{ tooltip: { title: name, open: true } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
