// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { applyDocumentPlan } from './apply-document-plan';
import { MODE_KEY, readColorMode, type ColorMode } from './core/color-mode';
import { documentPlan } from './core/document-plan';
import { DENSITY_KEY, DIRECTION_KEY, parseThemeChoices } from './core/theme-choices';
import type { PaletteMode } from './core/theme-reducer';
import { colorModeScript, themeChoiceScript, type ColorModeScriptOptions } from './script';

const SCHEMES = { light: ['light'], dark: ['dark'] } as const;

/** The start of a page, as a server sends it. */
function page(bodyClass: string): Document {
  return new DOMParser().parseFromString(
    `<html dir="ltr"><head>
       <meta name="theme-color" content="#123456" media="(prefers-color-scheme: light)">
       <meta name="theme-color" content="#abcdef" media="(prefers-color-scheme: dark)">
       <meta name="description" content="kept">
     </head><body class="${bodyClass}" dir="ltr"></body></html>`,
    'text/html',
  );
}

function runScript(
  document: Document,
  stored: () => string | null,
  system: PaletteMode | 'unknown',
  options?: ColorModeScriptOptions,
) {
  const matchMedia =
    system === 'unknown'
      ? undefined
      : (query: string) => ({
          matches: query === '(prefers-color-scheme: dark)' && system === 'dark',
        });
  const localStorage = { getItem: (key: string) => (key === MODE_KEY ? stored() : null) };
  const run = new Function(
    'document',
    'window',
    'localStorage',
    'matchMedia',
    colorModeScript(options),
  );
  run(document, { matchMedia }, localStorage, matchMedia);
}

const storedValues = [
  null,
  'light',
  'dark',
  'system',
  '',
  'DARK',
  'sepia',
  '<script>',
  '__proto__',
];
const cases = storedValues.flatMap((stored) =>
  (['light', 'dark'] as const).flatMap((system) =>
    ['mode-light', 'mode-dark', 'app', ''].map((body) => [stored, system, body] as const),
  ),
);

const themeColors = { light: 'rgb(1 2 3)', dark: '</script><b>' };
const settings: (ColorModeScriptOptions | undefined)[] = [
  undefined,
  { defaultMode: 'dark' },
  { defaultMode: 'light', themeColors },
  { defaultMode: 'sepia' as ColorMode },
];

test.each(cases)(
  '[C4] [C6] before paint, %j stored on a %s system with body class %j: the same document as at run time',
  (stored, system, body) => {
    for (const options of settings) {
      const [early, running] = [page(body), page(body)];
      runScript(early, () => stored, system, options);
      const mode =
        options?.defaultMode === ('sepia' as ColorMode) ? 'system' : options?.defaultMode;
      const { resolvedMode } = readColorMode(
        (key) => (key === MODE_KEY ? stored : null),
        system,
        SCHEMES,
        mode && { mode },
      );
      applyDocumentPlan(
        running,
        documentPlan(
          { paletteMode: resolvedMode, direction: 'ltr', dense: false },
          options?.themeColors,
        ),
      );
      expect(early.documentElement.outerHTML).toBe(running.documentElement.outerHTML);
      expect(early.body.classList.contains(`mode-${resolvedMode}`)).toBe(true);
    }
  },
);

test('[F8] before paint, storage that throws counts as empty', () => {
  const document = page('mode-light');
  const denied = () => {
    throw new Error('denied');
  };
  runScript(document, denied, 'dark');
  expect(document.body.className).toBe('mode-dark');
});

test('[C4] before paint, a browser without media queries shows light', () => {
  const document = page('mode-dark');
  runScript(document, () => null, 'unknown');
  expect(document.body.className).toBe('mode-light');
});

test('[C6] the script is one line that can’t end its element, whatever it is given', () => {
  const script = colorModeScript({ themeColors });
  expect(script).not.toMatch(/[\n\r]|<\//);
});

test('[C6] the script’s text is settled: a policy allows it by this hash', () => {
  const hash = createHash('sha256').update(colorModeScript()).digest('base64');
  expect(hash).toMatchInlineSnapshot(`"AMnHxsOaFl44GmgRBmrL+oaVKdh9se9r8VjzmuyQXD8="`);
});

const choices = [null, '', 'dense', 'comfortable', 'ltr', 'rtl', 'auto', '<script>'].flatMap(
  (density) => [null, '', 'ltr', 'rtl', 'dense'].map((direction) => [density, direction] as const),
);

test.each(choices)(
  '[C5] before paint, density %j and direction %j: the same document as at run time',
  (density, direction) => {
    const stored = new Map([
      [DENSITY_KEY, density],
      [DIRECTION_KEY, direction],
    ]);
    const early = page('mode-light');
    const localStorage = { getItem: (key: string) => stored.get(key) ?? null };
    new Function('document', 'localStorage', themeChoiceScript())(early, localStorage);
    const chosen = parseThemeChoices(density, direction);
    expect(early.documentElement.hasAttribute('data-dense')).toBe(chosen.dense === true);
    expect([early.documentElement.dir, early.body.dir]).toEqual(
      Array(2).fill(chosen.direction ?? 'ltr'),
    );
  },
);

test('[F8] before paint, denied storage leaves direction and density to the server', () => {
  const early = page('mode-light');
  const localStorage = {
    getItem: () => {
      throw new Error('denied');
    },
  };
  const before = early.documentElement.outerHTML;
  new Function('document', 'localStorage', themeChoiceScript())(early, localStorage);
  expect(early.documentElement.outerHTML).toBe(before);
});
