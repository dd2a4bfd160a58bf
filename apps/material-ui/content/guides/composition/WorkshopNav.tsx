import type { AnchorHTMLAttributes, Ref } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface RouteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Stands for the link of a router: it knows paths and renders an anchor. */
function RouteLink({ to, children, ...other }: RouteLinkProps) {
  return (
    <a {...other} href={`#${to}`}>
      {children}
    </a>
  );
}

export default function WorkshopNav() {
  return (
    <Stack component="nav" direction="row" spacing={1} aria-label="Workshop">
      <Button component={RouteLink} to="the-component-prop" variant="contained">
        Benches
      </Button>
      <Button component={RouteLink} to="pass-props-and-ref-on">
        Tools
      </Button>
    </Stack>
  );
}
