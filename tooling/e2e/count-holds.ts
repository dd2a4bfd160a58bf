/** What scripts hold on to: listeners by target and type, observers by kind, intervals. */
export type Holds = Readonly<Record<string, number>>;

declare global {
  interface Window {
    readonly holds: Map<string, number>;
  }
}

/**
 * Counts, from the start of a document, what outlives the elements of a demo unless the demo lets go
 * of it. Runs in the page, before its scripts.
 */
export function countHolds(): void {
  const holds = new Map<string, number>();
  Object.assign(window, { holds });
  const change = (name: string, by: number) => holds.set(name, (holds.get(name) ?? 0) + by);

  const nameOf = (target: EventTarget) => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.body) return 'body';
    if (target === document.documentElement) return 'html';
    return target instanceof MediaQueryList ? 'media query' : undefined;
  };
  const listeners = new WeakMap<object, Map<string, Set<EventTarget>>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  type Options = boolean | AddEventListenerOptions | undefined;
  const keyOf = (name: string, type: string, options: Options) => {
    const capture = typeof options === 'object' ? options.capture : options;
    return `${name} ${type}${capture ? ' captured' : ''}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options: Options) {
    const name = nameOf(this);
    const ends = typeof options === 'object' && (options.once || options.signal);
    if (name && listener && !ends) {
      const key = keyOf(name, type, options);
      const held = listeners.get(listener) ?? new Map<string, Set<EventTarget>>();
      const targets = held.get(key) ?? new Set();
      if (!targets.has(this)) change(key, 1);
      listeners.set(listener, held.set(key, targets.add(this)));
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options: Options) {
    const name = nameOf(this);
    const key = name && keyOf(name, type, options);
    if (key && listener && listeners.get(listener)?.get(key)?.delete(this)) change(key, -1);
    removeEventListener.call(this, type, listener, options);
  };

  const intervals = new Set<unknown>();
  const { setInterval, clearInterval, clearTimeout } = window;
  const clear = (id: unknown) => {
    if (intervals.delete(id)) change('interval', -1);
  };
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof setInterval>) => {
      const id = setInterval(...args);
      intervals.add(id);
      change('interval', 1);
      return id;
    },
    // One takes what the other gave.
    clearInterval: (id: number) => (clear(id), clearInterval(id)),
    clearTimeout: (id: number) => (clear(id), clearTimeout(id)),
  });

  interface Observer {
    observe(target: Node, options?: object): void;
    unobserve?(target: Node): void;
    disconnect(): void;
  }
  for (const kind of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const watched = new WeakMap<object, Set<Node>>();
    const prototype = window[kind].prototype as Observer;
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (target, options) {
      const targets = watched.get(this) ?? new Set();
      if (targets.size === 0) change(kind, 1);
      watched.set(this, targets.add(target));
      observe.call(this, target, options);
    };
    if (unobserve) {
      prototype.unobserve = function (target) {
        const targets = watched.get(this);
        if (targets?.delete(target) && targets.size === 0) change(kind, -1);
        unobserve.call(this, target);
      };
    }
    prototype.disconnect = function () {
      if (watched.get(this)?.size) change(kind, -1);
      watched.delete(this);
      disconnect.call(this);
    };
  }
}

/** What is held at the moment. Runs in the page. */
export function readHolds(): Holds {
  const held = [...window.holds]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...Object.fromEntries(held), 'children of the body': document.body.childElementCount };
}
