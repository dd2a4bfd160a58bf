import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const members = [
  { name: 'Mara Quist', plays: 'Double bass' },
  { name: 'Teo Abara', plays: 'Drums' },
];

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('');

export default function BandMembers() {
  return (
    <Stack spacing={2}>
      {members.map(({ name, plays }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Avatar
            aria-hidden="true"
            sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
          >
            {initials(name)}
          </Avatar>
          <div>
            <Typography>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {plays}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
