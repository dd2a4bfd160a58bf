import { Component, Fragment, StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { MountIsland } from './island';
import { IslandElement } from './island-element';
import { islandPrefix } from './island-id';
import { outsideId } from './own-look';
import { RESET_EVENT } from './reset';
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
 * the page came without it, as after navigation inside an area. A reset of the island begins the
 * demo anew.
 */
export function createMount({ registry, Providers, crashed }: MountOptions): MountIsland {
  return async (container, demoId) => {
    const load = Object.hasOwn(registry, demoId) ? registry[demoId] : undefined;
    if (!load) throw new Error(`No demo is registered as "${demoId}". Run the build again.`);
    const { default: Demo } = await load();
    let life = 0;
    const tree = () => (
      <StrictMode>
        <IslandElement value={container}>
          <Providers>
            <Fragment key={life}>
              <CrashBoundary crashed={crashed}>
                <Demo />
              </CrashBoundary>
            </Fragment>
          </Providers>
        </IslandElement>
      </StrictMode>
    );
    const options: RootOptions = {
      identifierPrefix: islandPrefix(demoId),
      // The boundary has shown it; the console stays the reader's.
      onCaughtError: () => undefined,
    };
    const rendered = container.firstElementChild;
    const hydrates = rendered instanceof HTMLElement && rendered.hasChildNodes();
    const inner = rendered ?? container.appendChild(document.createElement('div'));
    const root = hydrates ? hydrateRoot(rendered, tree(), options) : createRoot(inner, options);
    if (!hydrates) root.render(tree());
    const reset = () => {
      life += 1;
      root.render(tree());
    };
    container.addEventListener(RESET_EVENT, reset);
    return () => {
      container.removeEventListener(RESET_EVENT, reset);
      root.unmount();
      document.getElementById(outsideId(container))?.remove();
      if (!hydrates) inner.remove();
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
