import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { CheckList, toggled } from './MarkedTools';

const helpers = ['Ayla', 'Benno', 'Chiara', 'Darius', 'Edda', 'Farid'];

interface SideProps {
  name: string;
  items: string[];
  action: string;
  onMove: (items: string[]) => void;
}

function Side({ name, items, action, onMove }: SideProps) {
  const [checked, setChecked] = useState<string[]>([]);
  const all = items.length > 0 && checked.length === items.length;
  const some = checked.length > 0 && !all;

  function move() {
    onMove(checked);
    setChecked([]);
  }

  return (
    <Box role="group" aria-label={name}>
      <FormControlLabel
        label={`${name} (${checked.length} of ${items.length})`}
        disabled={items.length === 0}
        control={
          <Checkbox
            size="small"
            checked={all}
            indeterminate={some}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
            onChange={() => setChecked(all ? [] : items)}
          />
        }
      />
      <CheckList
        name={name}
        items={items}
        checked={checked}
        onToggle={(item) => setChecked(toggled(checked, item))}
      />
      <Button disabled={checked.length === 0} onClick={move} sx={{ mt: 1 }}>
        {action}
      </Button>
    </Box>
  );
}

export default function HarvestHelpers() {
  const [morning, setMorning] = useState(['Benno', 'Edda']);
  const free = helpers.filter((helper) => !morning.includes(helper));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Side
        name="Free"
        items={free}
        action="Ask for the morning"
        onMove={(moved) => setMorning([...morning, ...moved])}
      />
      <Side
        name="Morning"
        items={morning}
        action="Send home"
        onMove={(moved) => setMorning(morning.filter((helper) => !moved.includes(helper)))}
      />
    </Box>
  );
}
