import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const known = ['baking', 'breakfast', 'one pot', 'quick', 'soup', 'vegan', 'winter'];

/** One spelling for each tag: no capitals, no spaces around it, no twins. */
function tidy(tags: readonly string[]): string[] {
  const spelled = tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '');
  return [...new Set(spelled)];
}

export default function RecipeTags() {
  const [tags, setTags] = React.useState(['quick', 'vegan']);
  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      limitTags={3}
      options={known}
      value={tags}
      onChange={(_event, value) => setTags(tidy(value))}
      renderInput={(params) => (
        <TextField {...params} label="Tags" helperText="Press Enter to add a tag of your own." />
      )}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
