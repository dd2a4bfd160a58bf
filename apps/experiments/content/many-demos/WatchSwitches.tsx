import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function WatchSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Radar" />
      <FormControlLabel control={<Switch />} label="Fog signal" />
    </FormGroup>
  );
}
