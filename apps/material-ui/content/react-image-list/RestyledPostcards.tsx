import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar, { imageListItemBarClasses } from '@mui/material/ImageListItemBar';
import { styled } from '@mui/material/styles';

const cards = [
  { place: 'Whitby', year: '1911', colours: '#8fb4c9, #d8cba8' },
  { place: 'Buxton', year: '1924', colours: '#a7b68c, #d9c79f' },
];

const Caption = styled(ImageListItemBar)(({ theme }) => ({
  background: 'transparent',
  color: (theme.vars ?? theme).palette.text.primary,
  [`& .${imageListItemBarClasses.titleWrap}`]: {
    padding: theme.spacing(1, 0, 0),
    color: 'inherit',
  },
  [`& .${imageListItemBarClasses.title}`]: { fontFamily: 'serif', fontStyle: 'italic' },
}));

export default function RestyledPostcards() {
  return (
    <ImageList gap={16} sx={{ width: '100%', maxWidth: 420, m: 0, p: 1 }}>
      {cards.map((card) => (
        <ImageListItem
          key={card.place}
          sx={{ p: 1.5, bgcolor: 'background.paper', borderRadius: 1, boxShadow: 3 }}
        >
          <Box
            role="img"
            aria-label={`Postcard of ${card.place}`}
            sx={{ aspectRatio: '3 / 2', backgroundImage: `linear-gradient(${card.colours})` }}
          />
          <Caption position="below" title={card.place} subtitle={card.year} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
