import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function save() {
  return new Promise<void>((done) => setTimeout(done, 1000));
}

export default function ClubAddress() {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('Quay 3, Northport');
  const [text, setText] = useState(saved);
  const [saving, setSaving] = useState(false);
  const id = useId();

  async function submit() {
    setSaving(true);
    await save();
    setSaved(text);
    setSaving(false);
    setOpen(false);
  }

  return (
    <Accordion
      expanded={open}
      onChange={(_event, expanded) => setOpen(expanded)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-head`} aria-controls={`${id}-body`}>
        <Typography component="span" sx={{ width: '35%', flexShrink: 0 }}>
          Address
        </Typography>
        <Typography component="span" noWrap sx={{ color: 'text.secondary' }}>
          {saved}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          fullWidth
          label="Where letters go"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => setText(saved)}>Undo</Button>
        <Button loading={saving} disabled={text === saved} onClick={() => void submit()}>
          Save
        </Button>
      </AccordionActions>
    </Accordion>
  );
}
