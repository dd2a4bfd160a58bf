import { type SyntheticEvent, useState } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const books = ['Field Mice', 'A History of the Lighthouses of the Northern Coast', 'Salt'];

function BookLink({ title }: { title: string }) {
  const [clipped, setClipped] = useState(false);

  function measure({ currentTarget }: SyntheticEvent<HTMLElement>) {
    setClipped(currentTarget.scrollWidth > currentTarget.clientWidth);
  }

  return (
    <Tooltip describeChild placement="right" title={clipped ? title : ''}>
      <Link component="button" noWrap onMouseEnter={measure} onFocus={measure}>
        {title}
      </Link>
    </Tooltip>
  );
}

export default function ClippedTitles() {
  return (
    <Stack spacing={1} sx={{ width: 220, alignItems: 'start', '& > *': { maxWidth: '100%' } }}>
      {books.map((title) => (
        <BookLink key={title} title={title} />
      ))}
    </Stack>
  );
}
