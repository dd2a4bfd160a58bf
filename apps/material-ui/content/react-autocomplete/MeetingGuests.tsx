import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

const people = [
  { email: 'amina@example.org', name: 'Amina Diallo', team: 'Design' },
  { email: 'bo@example.org', name: 'Bo Lindqvist', team: 'Support' },
  { email: 'chen@example.org', name: 'Chen Wei', team: 'Research' },
  { email: 'dario@example.org', name: 'Dario Conti', team: 'Design' },
];

export default function MeetingGuests() {
  const [guests, setGuests] = React.useState(people.slice(0, 1));
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={people}
      value={guests}
      onChange={(_event, value) => setGuests(value)}
      getOptionLabel={(person) => person.name}
      getOptionKey={(person) => person.email}
      renderOption={({ key, ...optionProps }, person) => (
        <li key={key} {...optionProps}>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
              {person.name[0]}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={person.name} secondary={person.team} />
        </li>
      )}
      renderValue={(value, getItemProps) =>
        value.map((person, index) => {
          const { key, ...itemProps } = getItemProps({ index });
          return <Chip key={key} {...itemProps} label={`${person.name}, ${person.team}`} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Guests" />}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
