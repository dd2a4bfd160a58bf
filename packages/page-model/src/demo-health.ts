/** What is measured of a demo. */
export interface DemoHealth {
  /** Bytes it adds to a page that has the basics of a library: minified, Brotli, without React. */
  readonly added?: number;
  /** That library's name, such as `Material UI`. */
  readonly beside?: string;
  /** What a browser found, where it looked at the demo as it is now. */
  readonly look?: DemoLook;
}

/** What a browser found when it ran a demo alone. */
export interface DemoLook {
  /** Violations that axe found in light mode, in dark mode and from right to left. */
  readonly axe: readonly [light: number, dark: number, rtl: number];
  /** Messages it wrote to the console, and errors nobody caught. */
  readonly console: number;
}

/** Where the health of an area's demos is fetched, by their identifiers. */
export function healthPathname(area: string): string {
  return `/demos/${area}/health.json`;
}
