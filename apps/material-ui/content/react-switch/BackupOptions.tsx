import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const options = ['Photos', 'Videos', 'Only while charging'];

export default function BackupOptions() {
  const [backup, setBackup] = useState(true);
  const [chosen, setChosen] = useState<string[]>(['Photos', 'Only while charging']);

  return (
    <div>
      <FormControlLabel
        label="Back up this phone"
        control={<Switch checked={backup} onChange={(_event, next) => setBackup(next)} />}
      />
      <Box sx={{ marginInlineStart: 4 }}>
        <FormGroup role="group" aria-label="What is backed up">
          {options.map((option) => (
            <FormControlLabel
              key={option}
              label={option}
              disabled={!backup}
              control={
                <Switch
                  size="small"
                  checked={backup && chosen.includes(option)}
                  onChange={(_event, next) =>
                    setChosen(
                      next ? [...chosen, option] : chosen.filter((other) => other !== option),
                    )
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </Box>
    </div>
  );
}
