import { useState } from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const recipes = [
  { name: 'Leek and potato soup', time: '40 minutes' },
  { name: 'Chickpea flatbread', time: '25 minutes' },
];

export default function KeepRecipe() {
  const [kept, setKept] = useState<string[]>(['Chickpea flatbread']);

  function toggle(name: string) {
    setKept(kept.includes(name) ? kept.filter((other) => other !== name) : [...kept, name]);
  }

  return (
    <List aria-label="Recipes" sx={{ width: '100%', maxWidth: 360 }}>
      {recipes.map(({ name, time }) => (
        <ListItem
          key={name}
          divider
          secondaryAction={
            <Checkbox
              edge="end"
              icon={<BookmarkBorder />}
              checkedIcon={<Bookmark />}
              checked={kept.includes(name)}
              onChange={() => toggle(name)}
              slotProps={{ input: { 'aria-label': `Keep ${name}` } }}
            />
          }
        >
          <ListItemText primary={name} secondary={time} />
        </ListItem>
      ))}
    </List>
  );
}
