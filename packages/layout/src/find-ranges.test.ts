// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findRanges } from './find-ranges';

document.body.innerHTML = `
<main>
  <h1>Desk lamp</h1>
  <p>A lamp for the desk.</p>
  <h2 id="light">Light</h2>
  <p>Dim the <b>lamp</b> at night.<script>lamp</script></p>
  <div data-island>lamp</div>
  <h3 id="hue">Hue</h3>
  <p>Lamps change colour.</p>
  <section id="prop-dim"><code>dim</code> <span>Dims the lamp.</span></section>
</main>`;
const main = document.querySelector('main') ?? document.body;

test.each<[string, string | null, readonly string[]]>([
  ['lamp', null, ['lamp', 'lamp', 'lamp', 'Lamp', 'lamp']],
  ['lamp', 'light', ['lamp']],
  ['lamp', 'hue', ['Lamp', 'lamp']],
  ['dim', 'prop-dim', ['dim', 'Dim']],
  ['hue', 'light', []],
  ['the light', null, ['Light']],
  ['', null, []],
])('%s at %s', (query, id, expected) => {
  const target = id === null ? null : document.getElementById(id);
  expect(findRanges(main, target, query).map(String)).toEqual(expected);
});
