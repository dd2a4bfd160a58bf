import { createRequire } from 'node:module';
import { areaDirectory } from './area-facts';

/** The packages of an area, in which all elements of a test are made. */
export function packagesOf(area: string) {
  const require = createRequire(`${areaDirectory(area)}/package.json`);
  return { require, React: require('react') as typeof import('react') };
}

let remove = () => undefined as void;

/** Takes away what was drawn. */
export function clear(): void {
  remove();
}

/** Draws an element alone in the document. */
export function draw(area: string, element: import('react').ReactNode): void {
  clear();
  const { require } = packagesOf(area);
  const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
  const { flushSync } = require('react-dom') as typeof import('react-dom');
  const container = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(container);
  remove = () => {
    drawn.unmount();
    container.remove();
  };
  flushSync(() => drawn.render(element));
}
