import { cookieValue } from './cookie';
import {
  CODE_VARIANT_COOKIE,
  parseCodeVariant,
  resolveCodeVariant,
  serializeCodeVariantCookie,
  type CodeVariant,
} from './code-variant';

/** The reader's cookies. */
export interface CookieJar {
  /** All cookies, as in `document.cookie`. May throw. */
  read(): string;
  /** Sets one cookie. May throw. */
  write(cookie: string): void;
  /** Calls back when the reader is here again and may have chosen elsewhere; returns the removal. */
  subscribe(listener: () => void): () => void;
}

/** What a store of the code variant stands on. */
export interface CodeVariantStoreOptions {
  /** By default none: the choice lasts as long as the store. */
  readonly cookies?: CookieJar;
  /** Fragment of the URL at the start. */
  readonly hash?: () => string;
  /** Called with the variant when the first listener arrives, and after each change. */
  readonly onChange?: (variant: CodeVariant) => void;
}

/** A store for `useSyncExternalStore`. */
export interface CodeVariantStore {
  getSnapshot(): CodeVariant;
  /** Always TypeScript: the server knows no reader. */
  getServerSnapshot(): CodeVariant;
  /** Calls back after each change; returns the removal. */
  subscribe(listener: () => void): () => void;
  /** Shows a variant and keeps it; anything that is none is ignored. */
  setCodeVariant(variant: CodeVariant): void;
}

const noCookies: CookieJar = {
  read: () => '',
  write: () => undefined,
  subscribe: () => () => undefined,
};

/** Makes the store of the code variant. It writes the cookie only when the reader chooses. */
export function createCodeVariantStore({
  cookies = noCookies,
  hash = () => '',
  onChange = () => undefined,
}: CodeVariantStoreOptions = {}): CodeVariantStore {
  const listeners = new Set<() => void>();
  let release: (() => void) | undefined;
  let variant: CodeVariant | undefined;
  let seen: CodeVariant | undefined;

  function kept(): CodeVariant | undefined {
    try {
      return parseCodeVariant(cookieValue(cookies.read(), CODE_VARIANT_COOKIE));
    } catch {
      // Cookies are denied, as in a sandboxed frame.
      return undefined;
    }
  }

  function keep(chosen: CodeVariant) {
    try {
      cookies.write(serializeCodeVariantCookie(chosen));
    } catch {
      // Denied: the choice lasts as long as the page.
      return;
    }
  }

  function getSnapshot(): CodeVariant {
    if (variant) return variant;
    seen = kept();
    return (variant = resolveCodeVariant({ hash: hash(), cookie: seen }));
  }

  function show(next: CodeVariant) {
    if (next === getSnapshot()) return;
    variant = next;
    onChange(next);
    for (const listener of [...listeners]) listener();
  }

  /** Follows a choice made in another tab. A cookie that is as before says nothing new. */
  function follow() {
    const now = kept();
    if (now === seen) return;
    seen = now;
    if (now) show(now);
  }

  return {
    getSnapshot,
    getServerSnapshot: () => 'TS',
    subscribe(listener) {
      // Wrapped, so that a function which subscribes twice is removed once at a time.
      const entry = () => listener();
      listeners.add(entry);
      if (!release) {
        release = cookies.subscribe(follow);
        getSnapshot();
        follow();
        onChange(getSnapshot());
      }
      return () => {
        listeners.delete(entry);
        if (listeners.size > 0) return;
        release?.();
        release = undefined;
      };
    },
    setCodeVariant(wanted) {
      const next = parseCodeVariant(wanted);
      if (!next) return;
      getSnapshot();
      keep(next);
      seen = kept();
      show(next);
    },
  };
}
