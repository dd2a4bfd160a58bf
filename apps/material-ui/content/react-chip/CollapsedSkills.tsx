import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const skills = [
  'First aid',
  'Driving licence for minibuses',
  'Italian',
  'Climbing',
  'Cooking for groups',
  'Accounting',
];

export default function CollapsedSkills() {
  const [open, setOpen] = useState(false);
  const shown = open ? skills : skills.slice(0, 3);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 340 }}>
      {shown.map((skill) => (
        <Chip
          key={skill}
          variant="outlined"
          label={skill}
          title={skill}
          onClick={() => undefined}
          clickable={false}
          sx={{ maxWidth: 140 }}
        />
      ))}
      <Chip
        label={open ? 'Fewer' : `${skills.length - shown.length} more`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
    </Box>
  );
}
