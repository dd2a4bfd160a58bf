import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { deDE, enUS, jaJP, type Localization } from '@mui/material/locale';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withLocale(locale: Localization) {
  return (outer: Theme): Theme => ({
    ...outer,
    components: { ...outer.components, ...locale.components },
  });
}

const themes = { en: withLocale(enUS), de: withLocale(deDE), ja: withLocale(jaJP) };
const ferries = ['Oban', 'Rostock', 'Naoshima'];

type Language = keyof typeof themes;

export default function TicketDesk() {
  const [language, setLanguage] = useState<Language>('de');
  const [page, setPage] = useState(0);
  return (
    <Stack spacing={2} sx={{ width: 1, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_, value: Language | null) => value && setLanguage(value)}
        aria-label="Language of the desk"
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="de">Deutsch</ToggleButton>
        <ToggleButton value="ja">日本語</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={themes[language]}>
        <Stack lang={language} spacing={2} sx={{ width: 1, alignItems: 'flex-start' }}>
          <Autocomplete
            options={ferries}
            sx={{ width: 1, maxWidth: 320 }}
            renderInput={(params) => <TextField {...params} label="Ferry" />}
          />
          <Rating defaultValue={4} name="crossing" />
          <Pagination count={4} size="small" />
          <TablePagination
            component="div"
            count={83}
            page={page}
            rowsPerPage={25}
            rowsPerPageOptions={[25]}
            onPageChange={(_, value) => setPage(value)}
          />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
