import { Component, StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { MountIsland } from './island';
import { islandPrefix } from './island-id';
import type { DemoProvidersProps } from './providers';

/** Fetches the module of a demo. */
export type DemoImport = () => Promise<{ default: ComponentType }>;

export interface MountOptions {
  readonly registry: Readonly<Record<string, DemoImport>>;
  /** What wraps every demo of an area: style cache, theme, direction. */
  readonly Providers: ComponentType<DemoProvidersProps>;
  /** What a reader sees in place of a demo that crashed. */
  readonly crashed: (error: Error, retry: () => void) => ReactNode;
}

/**
 * Makes the function that mounts demos: it hydrates what the server rendered, or renders anew where
 * the page came without it, as after navigation inside an area.
 */
export function createMount({ registry, Providers, crashed }: MountOptions): MountIsland {
  return async (container, demoId) => {
    const load = registry[demoId];
    if (!load) throw new Error(`No demo is registered as "${demoId}". Run the build again.`);
    const { default: Demo } = await load();
    const tree = (
      <StrictMode>
        <Providers>
          <CrashBoundary crashed={crashed}>
            <Demo />
          </CrashBoundary>
        </Providers>
      </StrictMode>
    );
    const options: RootOptions = {
      identifierPrefix: islandPrefix(demoId),
      // The boundary has shown it; the console stays the reader's.
      onCaughtError: () => undefined,
    };
    const rendered = container.firstElementChild;
    if (rendered instanceof HTMLElement && rendered.hasChildNodes()) {
      const root = hydrateRoot(rendered, tree, options);
      return () => root.unmount();
    }
    const inner = rendered ?? container.appendChild(document.createElement('div'));
    const root = createRoot(inner, options);
    root.render(tree);
    return () => {
      root.unmount();
      inner.remove();
    };
  };
}

/** Keeps the crash of a demo inside its island. */
class CrashBoundary extends Component<
  { crashed: MountOptions['crashed']; children: ReactNode },
  { error: Error | null }
> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.crashed(error, () => this.setState({ error: null }));
  }
}
