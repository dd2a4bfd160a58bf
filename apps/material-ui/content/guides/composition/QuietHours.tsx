import { useState } from 'react';
import AlarmOff from '@mui/icons-material/AlarmOff';
import AlarmOn from '@mui/icons-material/AlarmOn';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

type ToggleButtonProps = Omit<IconButtonProps, 'children' | 'aria-pressed'> & {
  pressed: boolean;
  icon: typeof SvgIcon;
};

function IconToggle({ pressed, icon: Icon, ...other }: ToggleButtonProps) {
  return (
    <IconButton aria-pressed={pressed} color={pressed ? 'primary' : 'default'} {...other}>
      <Icon />
    </IconButton>
  );
}

export default function QuietHours() {
  const [isQuiet, setQuiet] = useState(false);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconToggle
        aria-label="Quiet hours"
        pressed={isQuiet}
        icon={isQuiet ? AlarmOff : AlarmOn}
        onClick={() => setQuiet(!isQuiet)}
      />
      <Typography>{isQuiet ? 'The bell is silent until seven.' : 'The bell rings.'}</Typography>
    </Stack>
  );
}
