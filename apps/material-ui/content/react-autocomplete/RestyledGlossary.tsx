import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';

const words = ['Abaft', 'Bilge', 'Capstan', 'Fathom', 'Gunwale', 'Keel', 'Leeward', 'Starboard'];

const RoundField = styled(TextField)({
  [`& .${outlinedInputClasses.root}`]: { borderRadius: 12 },
});

const ListPaper = styled(Paper)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBlock: theme.spacing(1),
    border: `1px solid ${palette.divider}`,
    borderRadius: 16,
    boxShadow: 'none',
    backgroundImage: 'none',
    // Naming the list as well wins over the styles that the options bring.
    [`& .${autocompleteClasses.listbox} .${autocompleteClasses.option}`]: {
      marginInline: theme.spacing(1),
      borderRadius: 8,
      [`&.${autocompleteClasses.focused}, &.${autocompleteClasses.focused}[aria-selected="true"]`]:
        {
          backgroundColor: palette.primary.main,
          color: palette.primary.contrastText,
        },
    },
  };
});

export default function RestyledGlossary() {
  return (
    <Autocomplete
      options={words}
      forcePopupIcon={false}
      slots={{ paper: ListPaper }}
      renderInput={(params) => (
        <RoundField
          {...params}
          label="Find a word of the sea"
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start" sx={{ ml: 1 }}>
                  <SearchIcon />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      sx={{ width: 300 }}
    />
  );
}
