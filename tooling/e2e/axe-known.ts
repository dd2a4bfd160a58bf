/** What axe finds on a page that no page of this site can mend. */
export interface KnownFault {
  readonly page: string;
  /** The rule of axe that finds it. */
  readonly rule: string;
  readonly reason: string;
}

const FRAMED_LANDMARKS =
  'axe counts header and main of a framed document among the landmarks of the page around it.';

/** Everything else that axe finds is a fault of the site. An entry that is no longer found fails. */
export const knownFaults: readonly KnownFault[] = [
  {
    page: '/toolpad/core/react-dashboard-layout/',
    rule: 'heading-order',
    reason: 'Toolpad draws the title of the header as an h6, before the headings of the page.',
  },
  {
    page: '/toolpad/core/react-dashboard-layout/',
    rule: 'landmark-unique',
    reason: FRAMED_LANDMARKS,
  },
  { page: '/material-ui/react-app-bar/', rule: 'landmark-unique', reason: FRAMED_LANDMARKS },
];
