import MusicNote from '@mui/icons-material/MusicNote';
import Piano from '@mui/icons-material/Piano';
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOver';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const voices = [
  { name: 'Singers', Icon: RecordVoiceOver },
  { name: 'Score', Icon: MusicNote },
  { name: 'Piano', Icon: Piano },
];

export default function ChoirIcons() {
  return (
    <Stack direction="row" spacing={4}>
      {voices.map(({ name, Icon }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Icon color="primary" />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
