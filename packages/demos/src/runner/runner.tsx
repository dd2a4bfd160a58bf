import { applyDocumentPlan, documentPlan, type ThemeState } from '@lectern/theme-state';
import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { DemoProvidersProps } from '../providers';
import { EditProblem } from './compile';
import { placeOf } from './error-place';
import { createGuard } from './guard-turns';
import { compileAll, fetchPackages, runModules, type PackageRegistry } from './link';
import type { RunnerReport, RunnerRequest, RunProblem, RunRequest } from './messages';

/** What runs the edited code of an area. */
export interface RunnerOptions {
  readonly registry: PackageRegistry;
  /** What wraps every demo of the area. */
  readonly Providers: ComponentType<DemoProvidersProps>;
}

/** What a page shows at least while something covers the demo, such as a dialog. */
const COVERED_HEIGHT = 420;

/**
 * Runs the code that the page around this document sends, and tells how it went. It does nothing in
 * a document that has an origin: code that nobody checked would own what the reader owns there. Nor
 * in one without a page around it, which nobody sends code to.
 */
export function startRunner({ registry, Providers }: RunnerOptions): void {
  if (window.origin !== 'null' || window.parent === window) return;
  const page = window.parent;
  const tell = (report: RunnerReport) => page.postMessage(report, '*');
  const stage = document.getElementById('stage') as HTMLElement;
  const place = stage.querySelector('[data-island] > div') as HTMLElement;
  const guard = createGuard(() => performance.now(), afterTurn);
  let current = 0;
  let root: Root | undefined;

  const fail = (run: number, error: unknown, components?: string) => {
    if (run === current) tell({ type: 'problem', run, problem: problemOf(error, components) });
  };

  async function run({ run: number, entry, files, bare }: RunRequest) {
    current = number;
    stage.toggleAttribute('data-bleed', bare);
    try {
      const compiled = compileAll(entry, files);
      const packages = await fetchPackages(compiled, files, registry);
      if (number !== current) return;
      const { default: Demo } = runModules(entry, compiled, packages, guard);
      if (typeof Demo !== 'function' && (typeof Demo !== 'object' || Demo === null)) {
        throw new EditProblem({
          kind: 'module',
          message: 'The file has no default export that is a component.',
          file: entry,
        });
      }
      root?.unmount();
      root = createRoot(place, {
        onCaughtError: (error, { componentStack }) => fail(number, error, componentStack),
        onUncaughtError: (error, { componentStack }) => fail(number, error, componentStack),
      });
      const View = Demo as ComponentType;
      root.render(
        <Providers>
          <Boundary>
            <View />
            <Told onRendered={() => tell({ type: 'rendered', run: number })} />
          </Boundary>
        </Providers>,
      );
    } catch (error) {
      fail(number, error);
    }
  }

  window.addEventListener('message', ({ source, data }: MessageEvent<RunnerRequest>) => {
    if (source !== page) return;
    if (data.type === 'ping') tell({ type: 'pong' });
    else applyLook(data.look);
    if (data.type === 'run') void run(data);
  });
  window.addEventListener('error', ({ error, message }) => fail(current, error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => fail(current, reason));
  document.addEventListener('click', stayHere);
  tellHeight(stage, (height) => tell({ type: 'height', height }));
  tell({ type: 'ready' });
}

/** Calls back once the browser had its turn; timers would wait longer. */
function afterTurn(next: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    next();
  };
  port2.postMessage(null);
}

/** @param components where React was, for errors of its own */
function problemOf(error: unknown, components?: string): RunProblem {
  if (error instanceof EditProblem) return error.problem;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const words = name === 'Error' || name === 'RangeError' ? message : `${name}: ${message}`;
  return { kind: 'runtime', message: words, ...placeOf(`${stack}\n${components}`) };
}

function applyLook(look: ThemeState): void {
  applyDocumentPlan(document, documentPlan(look));
}

/** A link out of here would show a page in this frame, where it does not work. */
function stayHere(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** Tells how high the demo is, now and after each change. */
function tellHeight(stage: HTMLElement, tell: (height: number) => void): void {
  const measure = () => {
    const covers = document.querySelector('body > :not(#stage, script, style, [role="tooltip"])');
    const height = stage.getBoundingClientRect().height;
    tell(covers ? Math.max(height, COVERED_HEIGHT) : height);
  };
  new ResizeObserver(measure).observe(stage);
  new MutationObserver(measure).observe(document.body, { childList: true });
}

/** Keeps an error where it can be told. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Tells once that all before it stands in the document. */
function Told({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}
