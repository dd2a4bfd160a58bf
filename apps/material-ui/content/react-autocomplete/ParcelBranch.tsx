import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Branch {
  id: number;
  label: string;
  closes: string;
}

const branches: readonly Branch[] = [
  { id: 14, label: 'Market Square', closes: '18:00' },
  { id: 27, label: 'Old Harbour', closes: '20:00' },
  { id: 31, label: 'Central Station', closes: '22:00' },
  { id: 45, label: 'University', closes: '17:30' },
];

export default function ParcelBranch() {
  const [branch, setBranch] = React.useState<Branch | null>(null);
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300 }}>
      <Autocomplete
        options={branches}
        value={branch}
        onChange={(_event, value) => setBranch(value)}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        renderInput={(params) => <TextField {...params} label="Collect the parcel at" />}
      />
      <Typography variant="body2" role="status">
        {branch ? `Branch ${branch.id} closes at ${branch.closes}.` : 'Choose a branch.'}
      </Typography>
    </Stack>
  );
}
