import { useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Router } from '@toolpad/core/AppProvider';

type LinkProps = ComponentProps<NonNullable<Router['Link']>>;

/** A router that keeps the address in memory, for demos and tests. */
export function useMemoryRouter(start: string): Router {
  const [url, setUrl] = useState(() => new URL(start, 'https://app.example'));

  const moves = useMemo(() => {
    const navigate: Router['navigate'] = (to) => setUrl((current) => new URL(to, current));
    const Link = ({ href, history, onClick, ...rest }: LinkProps) => (
      <a
        {...rest}
        href={`#${href}`}
        onClick={(event) => {
          event.preventDefault();
          navigate(href, { history });
          onClick?.(event);
        }}
      />
    );
    return { navigate, Link };
  }, []);

  return useMemo(
    () => ({ pathname: url.pathname, searchParams: url.searchParams, ...moves }),
    [url, moves],
  );
}
