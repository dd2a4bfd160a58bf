import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Aarhus', 'Basel SBB', 'Berlin Hbf', 'København H', 'Malmö C', 'Zürich HB'];

export default function StationPicker() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => <TextField {...params} label="From station" />}
      sx={{ width: 280 }}
    />
  );
}
