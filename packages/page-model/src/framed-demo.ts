/** A demo that has a document of its own: one for all languages, in no index and no navigation. */
export interface FramedDemo {
  /** Identifier of the demo. */
  readonly id: string;
  readonly title: string;
}

/**
 * Address of the page with nothing but a demo; without a demo, of the area's page that shows the
 * one whose identifier is its fragment.
 *
 * @param prefix of the area, such as `/material-ui/`
 */
export function framePathname(prefix: string, id?: string): string {
  return id === undefined ? `${prefix}demos/` : `${prefix}demos/${id}/`;
}
