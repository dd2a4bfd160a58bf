/**
 * Waits until no transition runs: colours between two modes are no finding.
 *
 * @param {import('playwright-core').Page} page
 */
export async function settle(page) {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(ends.map(({ finished }) => finished.catch(() => undefined)));
  });
}
