import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface NoteProps {
  urgent?: boolean;
}

const Note = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'urgent',
})<NoteProps>(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: theme.spacing(1.5, 2),
    borderInlineStart: `6px solid ${palette.divider}`,
    variants: [
      {
        props: { urgent: true },
        style: { borderInlineStartColor: palette.error.main, fontWeight: 500 },
      },
    ],
  };
});

export default function WardNotes() {
  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      <Note variant="outlined">Room 4: visitors from three o’clock.</Note>
      <Note variant="outlined" urgent>
        Urgent, room 7: call the doctor on duty.
      </Note>
      <Note variant="outlined">Room 9: tea without sugar.</Note>
    </Stack>
  );
}
