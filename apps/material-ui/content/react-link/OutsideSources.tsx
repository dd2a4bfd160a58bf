import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const sources = [
  { name: 'The breadcrumb pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/' },
  { name: 'The link pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/' },
];

export default function OutsideSources() {
  return (
    <List dense aria-label="Sources">
      {sources.map(({ name, href }) => (
        <ListItem key={href}>
          <Link
            href={href}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
          >
            {name}
            <OpenInNew fontSize="inherit" titleAccess="opens in a new tab" />
          </Link>
        </ListItem>
      ))}
    </List>
  );
}
