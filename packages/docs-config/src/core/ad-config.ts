/** Share of ad displays that are reported where a site names none. */
export const DEFAULT_DISPLAY_RATIO = 0.1;

/** Configuration of ads; what else a site puts in is handed on as it is. */
export interface DocsAdConfig {
  /** Share of ad displays that are reported, from 0 to 1. */
  readonly GADisplayRatio: number;
}

/**
 * Completes the configuration of ads. A ratio that is none, or out of range, becomes the default;
 * 0 stays 0.
 */
export function parseAdConfig<Config extends object>(input?: Config): Config & DocsAdConfig {
  const { GADisplayRatio: given } = { ...input } as { GADisplayRatio?: unknown };
  const isRatio = typeof given === 'number' && given >= 0 && given <= 1;
  const GADisplayRatio = isRatio ? given : DEFAULT_DISPLAY_RATIO;
  return { ...(input as Config), GADisplayRatio };
}
