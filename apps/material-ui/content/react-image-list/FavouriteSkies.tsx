import { useState } from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

const skies = [
  { name: 'Dawn', colours: '#34456b, #e8a07c' },
  { name: 'Noon', colours: '#2f7fc4, #bfe0f5' },
  { name: 'Dusk', colours: '#2b2350, #c25a6a' },
  { name: 'Night', colours: '#05070f, #24335c' },
];

export default function FavouriteSkies() {
  const [starred, setStarred] = useState<readonly string[]>(['Dusk']);

  function toggle(name: string) {
    setStarred(starred.includes(name) ? starred.filter((sky) => sky !== name) : [...starred, name]);
  }

  return (
    <ImageList rowHeight={120} sx={{ width: '100%', maxWidth: 440, m: 0 }}>
      {skies.map(({ name, colours }) => (
        <ImageListItem key={name}>
          <Box
            role="img"
            aria-label={`The sky at ${name.toLowerCase()}`}
            sx={{ height: '100%', backgroundImage: `linear-gradient(${colours})` }}
          />
          <ImageListItemBar
            title={name}
            sx={{ backgroundColor: 'rgba(0, 0, 0, 0.65)' }}
            actionIcon={
              <IconButton
                aria-label={`Star ${name}`}
                aria-pressed={starred.includes(name)}
                onClick={() => toggle(name)}
                sx={{ color: 'common.white' }}
              >
                {starred.includes(name) ? <Star /> : <StarBorder />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
