/** How long the demos of a page take at most, in milliseconds. */
const LONGEST = 30_000;

/**
 * Brings every demo of a page near the viewport, until all of them run, in frames too.
 *
 * @param {import('playwright-core').Page} page
 * @throws Error if a demo does not run
 */
export async function scrollThrough(page) {
  const end = Date.now() + LONGEST;
  let waiting;
  do {
    // A document that was busy while it was scrolled has not seen its demos come near.
    await page.evaluate(scroll);
    const waits = await Promise.all(
      // A frame may be replaced meanwhile.
      page.frames().map((frame) => frame.evaluate(waitingFor).catch(() => [frame.url()])),
    );
    waiting = waits.flat();
  } while (waiting.length > 0 && Date.now() < end);
  if (waiting.length > 0) throw new Error(`${page.url()} waits for ${waiting.join(', ')}.`);
}

/** Shows the document a window at a time. Runs in the page. */
async function scroll() {
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    // The browser tells what came near after the callbacks of a frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** The document while it loads, then its demos that are neither hydrated nor drawn. Runs in the page. */
function waitingFor() {
  if (document.readyState !== 'complete') return [location.href];
  // React marks its elements when it hydrates them.
  const isReact = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  // The document of framed demos shows none without a fragment.
  return [...document.querySelectorAll('[data-island]:not([data-island=""])')]
    .filter(({ firstElementChild: root }) => {
      const inside = [...(root?.querySelectorAll('*') ?? [])];
      return root === null || !isReact(root) || (inside.length > 0 && !inside.some(isReact));
    })
    .map(({ dataset }) => dataset.island);
}
