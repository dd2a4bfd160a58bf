import { useEffect, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const chores = ['Water the plants', 'Take out the paper', 'Feed the cat'];

export default function SavedChores() {
  const [done, setDone] = useState<string[]>(['Water the plants']);
  const [saving, setSaving] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    if (!saving) return undefined;
    const timer = setTimeout(() => {
      // The server refuses one of them, so that both ways can be seen.
      if (saving === 'Feed the cat') {
        setDone((old) => old.filter((chore) => chore !== saving));
        setFailed(saving);
      }
      setSaving(null);
    }, 900);
    return () => clearTimeout(timer);
  }, [saving]);

  function toggle(chore: string, checked: boolean) {
    setDone(checked ? [...done, chore] : done.filter((other) => other !== chore));
    setFailed(null);
    setSaving(chore);
  }

  return (
    <FormGroup aria-label="Chores" role="group">
      {chores.map((chore) => (
        <FormControlLabel
          key={chore}
          label={chore}
          disabled={saving === chore}
          control={
            <Checkbox
              checked={done.includes(chore)}
              onChange={(_event, checked) => toggle(chore, checked)}
            />
          }
        />
      ))}
      <Typography variant="body2" role="status" sx={{ minHeight: 20, color: 'text.secondary' }}>
        {saving && 'Saving…'}
        {failed && `“${failed}” was not saved. Try again.`}
      </Typography>
    </FormGroup>
  );
}
