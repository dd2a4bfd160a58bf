import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function StageLights() {
  return (
    <Stack useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Small, for dense lists"
        control={<Switch size="small" defaultChecked />}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel
        label="Text first, in another colour"
        labelPlacement="start"
        control={<Switch color="success" defaultChecked />}
        sx={{ marginInlineStart: 0 }}
      />
      <FormControlLabel
        label="Locked by the stage manager"
        disabled
        control={<Switch defaultChecked />}
      />
    </Stack>
  );
}
