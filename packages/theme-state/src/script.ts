import { MODE_KEY, parseColorMode, type ColorMode } from './core/color-mode';
import { defaultThemeColors, type ThemeColors } from './core/document-plan';
import { DENSITY_KEY, DIRECTION_KEY } from './core/theme-choices';

/** What the script must share with the page's `colorModeStore`. */
export interface ColorModeScriptOptions {
  /** Mode until the reader chooses; `system` by default. */
  readonly defaultMode?: ColorMode;
  /** Content of the theme-color metas in each mode. */
  readonly themeColors?: ThemeColors;
}

/** A value as code that can't end the script element. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Code that sets the reader's colour mode before the first paint: body class, `color-scheme` and
 * theme-color metas. Put it into a script element as the first child of `<body class="mode-light">`.
 * The text depends on the options alone, so the hash for a Content Security Policy stays.
 *
 * It is written out instead of made from the core's functions: bundlers and minifiers rewrite
 * those, and each build would have another hash. Its test runs it beside `readColorMode`,
 * `documentPlan` and `applyDocumentPlan` for every stored value and system preference.
 */
export function colorModeScript({
  defaultMode,
  themeColors = defaultThemeColors,
}: ColorModeScriptOptions = {}): string {
  return `(function(){
    var m=null,d=document,b=d.body.classList,i,t;
    try{m=localStorage.getItem(${literal(MODE_KEY)})}catch(e){}
    if(m!=="light"&&m!=="dark"&&m!=="system")m=${literal(parseColorMode(defaultMode))};
    if(m==="system")m=window.matchMedia&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
    b.remove(m==="dark"?"mode-light":"mode-dark");
    b.add("mode-"+m);
    d.documentElement.style.colorScheme=m;
    t=d.querySelectorAll('meta[name="theme-color"]');
    for(i=0;i<t.length;i++)t[i].setAttribute("content",${literal({ light: themeColors.light, dark: themeColors.dark })}[m])
  })();`.replace(/\n\s*/g, '');
}

/**
 * Code that sets the reader's density and direction before the first paint, on root and body. Put it
 * behind `colorModeScript`. What the server wrote stays where nothing was chosen.
 */
export function themeChoiceScript(): string {
  return `(function(){
    var r=document.documentElement,d;
    try{
    d=localStorage.getItem(${literal(DIRECTION_KEY)});
    if(d==="ltr"||d==="rtl")r.dir=document.body.dir=d;
    if(localStorage.getItem(${literal(DENSITY_KEY)})==="dense")r.setAttribute("data-dense","")
    }catch(e){}
  })();`.replace(/\n\s*/g, '');
}
