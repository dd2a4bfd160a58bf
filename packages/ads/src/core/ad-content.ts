/** An advertisement that this package draws. */
export interface AdContent {
  readonly name: string;
  /** Address the ad leads to. */
  readonly link: string;
  /** Address of a picture of 130 by 100 px; none where empty. */
  readonly img: string;
  /** Text; may hold links and emphasis as HTML, everything else is taken out. */
  readonly description: string;
  /** Who pays or sells, shown beside the label. */
  readonly poweredby?: string;
  /** Label of its click events; by default the slot's. */
  readonly label?: string;
}

/** Whether a value of a site's configuration can be drawn. */
export function isAdContent(value: unknown): value is AdContent {
  const ad = value as Partial<AdContent> | null | undefined;
  return typeof ad?.link === 'string' && typeof ad.description === 'string';
}
