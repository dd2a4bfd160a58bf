import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

const pots = [
  { name: 'Jug', glaze: 'Celadon', colour: '#7a9e8b', path: 'M30 20h40l-6 20 8 40H28l8-40z' },
  { name: 'Bowl', glaze: 'Ash', colour: '#9a958a', path: 'M15 40h70q-5 40-35 40T15 40z' },
  {
    name: 'Bottle',
    glaze: 'Cobalt',
    colour: '#4f6d9e',
    path: 'M44 12h12v26l14 12v34H30V50l14-12z',
  },
];

export default function PotteryShelf() {
  return (
    <ImageList cols={3} gap={8} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {pots.map((pot) => (
        <ImageListItem key={pot.name}>
          <svg viewBox="0 0 100 100" role="img" aria-label={`${pot.name} with ${pot.glaze} glaze`}>
            <rect width="100" height="100" fill="#efe9df" />
            <path d={pot.path} fill={pot.colour} />
          </svg>
          <ImageListItemBar title={pot.name} subtitle={pot.glaze} position="below" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
