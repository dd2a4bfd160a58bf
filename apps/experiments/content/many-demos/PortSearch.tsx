import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const PORTS = ['Antwerp', 'Busan', 'Callao', 'Durban', 'Gdańsk', 'Mumbai', 'Piraeus', 'Santos'];

export default function PortSearch() {
  return (
    <Autocomplete
      options={PORTS}
      sx={{ width: 260 }}
      renderInput={(params) => <TextField {...params} label="Next port" />}
    />
  );
}
