import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';

const words = ['Abaft', 'Bilge', 'Capstan', 'Fathom', 'Gunwale', 'Keel', 'Leeward', 'Starboard'];

const PillField = styled(TextField)({
  [`& .${outlinedInputClasses.root}`]: { borderRadius: 28 },
});

const ListPaper = styled(Paper)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBlock: theme.spacing(1),
    border: `1px solid ${palette.divider}`,
    borderRadius: 16,
    boxShadow: 'none',
    backgroundImage: 'none',
    [`& .${autocompleteClasses.option}`]: {
      marginInline: theme.spacing(1),
      borderRadius: 8,
      [`&.${autocompleteClasses.focused}`]: {
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
        <PillField
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
