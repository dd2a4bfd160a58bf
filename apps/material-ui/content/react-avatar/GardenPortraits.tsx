import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const portrait = (sky: string, hill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="${sky}" d="M0 0h80v80H0z"/><circle cx="52" cy="28" r="12" fill="#fff"/><path fill="${hill}" d="M0 80V56q24-24 44-4t36-6v34z"/></svg>`,
  )}`;

const gardens = [
  { name: 'Hill garden', src: portrait('#4a90b8', '#2f6b3c'), variant: 'circular' },
  { name: 'Evening garden', src: portrait('#b8664a', '#5b2f4b'), variant: 'rounded' },
  { name: 'Water garden', src: portrait('#6a7fc1', '#1f5f6b'), variant: 'square' },
] as const;

export default function GardenPortraits() {
  return (
    <Stack direction="row" spacing={2}>
      {gardens.map(({ name, src, variant }) => (
        <Avatar key={name} alt={name} src={src} variant={variant} sx={{ width: 72, height: 72 }} />
      ))}
    </Stack>
  );
}
