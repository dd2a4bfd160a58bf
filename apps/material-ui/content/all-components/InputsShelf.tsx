import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { MoveSpices } from './move-spices';
import { Specimen, SpecimenGrid } from './specimen';

const rivers = ['Danube', 'Elbe', 'Loire', 'Oder', 'Po', 'Rhine', 'Tagus', 'Thames'];

export default function InputsShelf() {
  const [day, setDay] = useState('fri');
  const [marks, setMarks] = useState(['bold']);

  return (
    <SpecimenGrid>
      <Specimen name="Autocomplete" page="react-autocomplete">
        <Autocomplete
          fullWidth
          size="small"
          options={rivers}
          renderInput={(params) => <TextField {...params} label="River" />}
        />
      </Specimen>
      <Specimen name="Button" page="react-button">
        <Button variant="contained">Book a seat</Button>
      </Specimen>
      <Specimen name="Button Group" page="react-button-group">
        <ButtonGroup size="small" aria-label="Period">
          <Button>Day</Button>
          <Button>Week</Button>
          <Button>Month</Button>
        </ButtonGroup>
      </Specimen>
      <Specimen name="Checkbox" page="react-checkbox">
        <FormControlLabel control={<Checkbox defaultChecked />} label="Gift wrap" />
      </Specimen>
      <Specimen name="Floating Action Button" page="react-floating-action-button">
        <Fab color="primary" size="medium" aria-label="Add a note">
          <Add />
        </Fab>
      </Specimen>
      <Specimen name="Radio Group" page="react-radio-button">
        <RadioGroup row defaultValue="tea" aria-label="Drink">
          <FormControlLabel value="tea" control={<Radio />} label="Tea" />
          <FormControlLabel value="milk" control={<Radio />} label="Milk" />
        </RadioGroup>
      </Specimen>
      <Specimen name="Rating" page="react-rating">
        <Rating name="all-components-guesthouse" defaultValue={4} />
      </Specimen>
      <Specimen name="Select" page="react-select">
        <TextField
          select
          fullWidth
          size="small"
          id="all-components-day"
          label="Delivery"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        >
          <MenuItem value="thu">Thursday</MenuItem>
          <MenuItem value="fri">Friday</MenuItem>
          <MenuItem value="sat">Saturday</MenuItem>
        </TextField>
      </Specimen>
      <Specimen name="Slider" page="react-slider">
        <Slider
          defaultValue={40}
          valueLabelDisplay="auto"
          aria-label="Brightness"
          sx={{ mx: 1.5 }}
        />
      </Specimen>
      <Specimen name="Switch" page="react-switch">
        <FormControlLabel control={<Switch defaultChecked />} label="Alarm" />
      </Specimen>
      <Specimen name="Text Field" page="react-text-field">
        <TextField fullWidth size="small" label="Your name" id="all-components-name" />
      </Specimen>
      <Specimen name="Transfer List" page="react-transfer-list">
        <MoveSpices />
      </Specimen>
      <Specimen name="Toggle Button" page="react-toggle-button">
        <ToggleButtonGroup
          size="small"
          aria-label="Style of the text"
          value={marks}
          onChange={(_event, next: string[]) => setMarks(next)}
        >
          <ToggleButton value="bold" aria-label="Bold">
            <FormatBold />
          </ToggleButton>
          <ToggleButton value="italic" aria-label="Italic">
            <FormatItalic />
          </ToggleButton>
        </ToggleButtonGroup>
      </Specimen>
    </SpecimenGrid>
  );
}
