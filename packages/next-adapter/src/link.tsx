'use client';

import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, type AnchorHTMLAttributes, type ComponentType } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** How a page of the area is reached. */
export interface Routing {
  /** Whether a URL belongs to this app; other areas are other apps and need a document load. */
  readonly owns: (href: string) => boolean;
  /** A link: client-side inside the area, plain elsewhere. */
  readonly Link: ComponentType<LinkProps>;
  /** Hook: a function that follows a link as a click on it would. */
  readonly useNavigate: () => (href: string) => void;
}

/**
 * Makes the routing of an area.
 *
 * @param paths every path of the area without language prefix
 * @param languages codes of the languages, the first without prefix
 */
export function createRouting(paths: ReadonlySet<string>, languages: readonly string[]): Routing {
  const owns = (href: string) => {
    const pathname = href.split(/[?#]/, 1)[0] ?? '';
    const language = languages.slice(1).find((code) => pathname.startsWith(`/${code}/`));
    return paths.has(language ? pathname.slice(language.length + 1) : pathname);
  };
  return {
    owns,
    Link: function AreaLink({ href, ...rest }: LinkProps) {
      if (!owns(href)) return <a href={href} {...rest} />;
      // Fetched when a pointer or the focus comes near, not for every link in view.
      return <Link href={href} {...rest} prefetch={false} />;
    },
    useNavigate() {
      const router = useRouter();
      return (href) => {
        if (owns(href)) void router.push(href);
        else window.location.assign(href);
      };
    },
  };
}

/** In development, fetches the page's data again when its content has changed. */
export function useRefreshOn(revision: string): void {
  const router = useRouter();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || !router.isReady) return;
    void router.replace(router.asPath, undefined, { scroll: false });
    // Only a new revision asks for new data; the router itself changes with every page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [revision]);
}
