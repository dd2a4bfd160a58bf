import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const names = ['Ines Varga', 'Tom Elroy', 'Yuki Sato', 'Ola Berg'];

/** The same name has the same hue everywhere; dark enough for white letters. */
function colorOf(name: string) {
  const sum = [...name].reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7);
  return `hsl(${sum % 360} 45% 30%)`;
}

export default function CommentHues() {
  return (
    <Stack direction="row" spacing={3}>
      {names.map((name) => (
        <Stack key={name} spacing={0.5} sx={{ alignItems: 'center' }}>
          <Avatar aria-hidden="true" sx={{ bgcolor: colorOf(name), color: 'common.white' }}>
            {name[0]}
          </Avatar>
          <Typography variant="body2">{name.split(' ')[0]}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
