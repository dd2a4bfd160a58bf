import { useState, type MouseEvent } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = ['Loans', 'Events', 'Opening hours'];

export default function BranchPages() {
  const [page, setPage] = useState('Loans');

  function follow(event: MouseEvent, next: string) {
    // A router would go to the address; the demo stays on its page.
    event.preventDefault();
    setPage(next);
  }

  return (
    <Tabs
      component="nav"
      value={page}
      slotProps={{ root: { 'aria-label': 'Library' }, list: { role: 'presentation' } }}
    >
      {pages.map((name) => (
        <Tab
          key={name}
          component="a"
          href={`#/${name.toLowerCase().replace(' ', '-')}`}
          label={name}
          value={name}
          role={undefined}
          aria-selected={undefined}
          aria-current={name === page ? 'page' : undefined}
          tabIndex={0}
          onClick={(event: MouseEvent) => follow(event, name)}
        />
      ))}
    </Tabs>
  );
}
