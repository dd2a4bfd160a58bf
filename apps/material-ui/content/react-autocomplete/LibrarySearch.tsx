import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const shelf = [
  { id: 'b1', label: 'A History of Tides' },
  { id: 'b2', label: 'Bread and Salt' },
  { id: 'b3', label: 'Maps of the North Sea' },
  { id: 'b4', label: 'The Lighthouse Keeper’s Ledger' },
  { id: 'b5', label: 'The North Face' },
];

type Book = (typeof shelf)[number];

/** Stands for the server: answers after a while, and can be called off. */
function searchBooks(text: string, answer: (books: readonly Book[]) => void): () => void {
  const matches = shelf.filter((book) => book.label.toLowerCase().includes(text.toLowerCase()));
  const timer = setTimeout(() => answer(matches), 900);
  return () => clearTimeout(timer);
}

const nothing = { text: '', books: [] as readonly Book[] };

export default function LibrarySearch() {
  const [book, setBook] = React.useState<Book | null>(null);
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState(nothing);
  const asked = text.trim();

  React.useEffect(() => {
    if (asked === '') return undefined;
    return searchBooks(asked, (books) => setFound({ text: asked, books }));
  }, [asked]);

  const current = found.text === asked;
  return (
    <Autocomplete
      options={current ? found.books : []}
      filterOptions={(books) => books}
      loading={asked !== '' && !current}
      loadingText="Searching…"
      noOptionsText={asked === '' ? 'Type a word of the title' : 'No such book'}
      value={book}
      onChange={(_event, value) => setBook(value)}
      inputValue={text}
      onInputChange={(_event, value) => setText(value)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderInput={(params) => <TextField {...params} label="Title" helperText="Try “north”." />}
      sx={{ width: 320 }}
    />
  );
}
