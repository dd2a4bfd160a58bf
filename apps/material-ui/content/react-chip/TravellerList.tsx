import { type SyntheticEvent, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const everyone = ['Ana', 'Bilal', 'Chen', 'Dora'];

export default function TravellerList() {
  const [people, setPeople] = useState(everyone);

  function remove(name: string, { currentTarget }: SyntheticEvent) {
    const item = currentTarget.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    next?.querySelector<HTMLElement>('[role="button"]')?.focus();
    setPeople(people.filter((other) => other !== name));
  }

  return (
    <Stack spacing={2} sx={{ minHeight: 84, alignItems: 'start' }}>
      <Stack
        component="ul"
        direction="row"
        aria-label="Travellers"
        sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {people.map((name) => (
          <li key={name}>
            <Chip
              color="primary"
              variant="outlined"
              avatar={<Avatar>{name[0]}</Avatar>}
              label={name}
              aria-label={`${name}, Delete removes`}
              onClick={() => undefined}
              onDelete={(event: SyntheticEvent) => remove(name, event)}
            />
          </li>
        ))}
      </Stack>
      <Button disabled={people.length === everyone.length} onClick={() => setPeople(everyone)}>
        All four again
      </Button>
    </Stack>
  );
}
