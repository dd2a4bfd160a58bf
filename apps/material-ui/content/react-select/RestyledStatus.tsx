import * as React from 'react';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Select, { selectClasses } from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const statuses = ['To do', 'In progress', 'In review', 'Done'];

const StatusSelect = styled(Select<string>)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    borderRadius: 20,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    fontWeight: 500,
    [`& .${selectClasses.select}`]: { paddingBlock: theme.spacing(0.75) },
    [`& .${selectClasses.icon}`]: { color: 'inherit' },
    [`& .${outlinedInputClasses.notchedOutline}`]: { border: 0 },
    [`&.${outlinedInputClasses.focused}`]: {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: 2,
    },
  };
});

export default function RestyledStatus() {
  const [status, setStatus] = React.useState('In progress');
  return (
    <StatusSelect
      value={status}
      onChange={(event) => setStatus(event.target.value)}
      IconComponent={ExpandMoreIcon}
      inputProps={{ 'aria-label': 'Status of the task' }}
      MenuProps={{
        slotProps: {
          paper: {
            sx: {
              mt: 1,
              borderRadius: 3,
              border: 1,
              borderColor: 'divider',
              [`& .${menuItemClasses.selected}`]: { fontWeight: 500 },
            },
          },
        },
      }}
    >
      {statuses.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </StatusSelect>
  );
}
