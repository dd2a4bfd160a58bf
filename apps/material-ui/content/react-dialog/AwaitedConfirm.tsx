import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

interface Question {
  text: string;
  answer: (yes: boolean) => void;
}

function useConfirm() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);

  function confirm(text: string) {
    setOpen(true);
    return new Promise<boolean>((answer) => setQuestion({ text, answer }));
  }
  function answer(yes: boolean) {
    question?.answer(yes);
    setOpen(false);
  }

  const dialog = (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      slotProps={{ paper: { role: 'alertdialog' } }}
    >
      <DialogTitle>{question?.text}</DialogTitle>
      <DialogActions>
        <Button autoFocus onClick={() => answer(false)}>
          No
        </Button>
        <Button onClick={() => answer(true)}>Yes</Button>
      </DialogActions>
    </Dialog>
  );
  return { confirm, dialog };
}

export default function AwaitedConfirm() {
  const [tags, setTags] = useState(['Oak', 'Walnut', 'Pine']);
  const { confirm, dialog } = useConfirm();

  async function remove(tag: string) {
    if (await confirm(`Remove the tag ${tag}?`)) {
      setTags((old) => old.filter((other) => other !== tag));
    }
  }

  return (
    <Stack direction="row" spacing={1}>
      {tags.map((tag) => (
        <Chip key={tag} label={tag} onDelete={() => void remove(tag)} />
      ))}
      {dialog}
    </Stack>
  );
}
