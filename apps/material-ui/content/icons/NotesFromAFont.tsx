import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

const notes = { Quarter: '♩', Eighth: '♪', Beamed: '♫', Sharp: '♯' };

export default function NotesFromAFont() {
  return (
    <Stack direction="row" spacing={2}>
      {Object.entries(notes).map(([name, sign]) => (
        <Icon
          key={name}
          baseClassName="score-sign"
          role="img"
          aria-hidden={false}
          aria-label={name}
          color="secondary"
          fontSize="large"
          sx={{ lineHeight: 1 }}
        >
          {sign}
        </Icon>
      ))}
    </Stack>
  );
}
