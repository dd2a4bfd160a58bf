import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const minerals = [
  { name: 'Malachite', colours: '#0d5c46 0 12%, #2f9c74 12% 24%' },
  { name: 'Agate', colours: '#7b3f2a 0 10%, #d9a27b 10% 20%' },
  { name: 'Rhodonite', colours: '#8c3f5a 0 14%, #c98aa0 14% 28%' },
];
const slice = (colours: string) => ({
  backgroundImage: `repeating-radial-gradient(circle at 30% 40%, ${colours})`,
});

export default function TilesThatOpen() {
  const [shown, setShown] = useState(minerals[0]);
  const [open, setOpen] = useState(false);

  return (
    <>
      <ImageList cols={3} rowHeight={110} sx={{ width: '100%', maxWidth: 440, m: 0 }}>
        {minerals.map((mineral) => (
          <ImageListItem key={mineral.name}>
            <ButtonBase
              focusRipple
              aria-label={`Enlarge ${mineral.name}`}
              onClick={() => {
                setShown(mineral);
                setOpen(true);
              }}
              sx={{ height: '100%', ...slice(mineral.colours) }}
            />
          </ImageListItem>
        ))}
      </ImageList>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth="xs" fullWidth>
        <DialogTitle>{shown?.name}</DialogTitle>
        <DialogContent>
          <Box
            role="img"
            aria-label={`A slice of ${shown?.name}`}
            sx={{ aspectRatio: '4 / 3', ...slice(shown?.colours ?? '') }}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
