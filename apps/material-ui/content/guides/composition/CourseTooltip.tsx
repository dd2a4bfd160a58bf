import type { HTMLAttributes, Ref } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

interface SeatsLeftProps extends HTMLAttributes<HTMLSpanElement> {
  seats: number;
  ref?: Ref<HTMLSpanElement>;
}

function SeatsLeft({ seats, ...other }: SeatsLeftProps) {
  return (
    <Box
      component="span"
      tabIndex={0}
      role="img"
      sx={{ px: 1.5, py: 0.5, borderRadius: 4, bgcolor: 'action.selected' }}
      {...other}
    >
      {seats} left
    </Box>
  );
}

export default function CourseTooltip() {
  return (
    <Tooltip title="Three seats left in pottery for beginners">
      <SeatsLeft seats={3} />
    </Tooltip>
  );
}
