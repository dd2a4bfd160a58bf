/** An advertisement that a site shows of its own. */
export interface AdContent {
  readonly name: string;
  /** Address the ad leads to; https only. */
  readonly link: string;
  /** Picture, 130 by 100 px. */
  readonly img: string;
  /** Text; may hold links and emphasis as HTML. */
  readonly description: string;
  readonly poweredby?: string;
  readonly label?: string;
}

/** Draws the picture of an in-house ad: a word on a quiet ground, as a data URL that needs no request. */
function picture(word: string, ink: string, ground: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 100">` +
    `<rect width="130" height="100" rx="8" fill="${ground}"/>` +
    `<path d="M20 72h90M20 28h38" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>` +
    `<text x="20" y="57" font-family="sans-serif" font-size="19" font-weight="700" fill="${ink}">${word}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The four ads that ship with the package. */
export const inHouseAds: readonly AdContent[] = [
  {
    name: 'templates',
    link: 'https://mui.com/store/',
    img: picture('Templates', '#0b6350', '#e3f2ee'),
    description: '<b>Templates.</b> Whole pages and dashboards to start a React product from.',
    poweredby: 'MUI',
    label: 'in-house-templates',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/?utm_campaign=in-house-themes',
    img: picture('Themes', '#8a4b00', '#fff2d9'),
    description: '<b>Themes.</b> A different look for the components you already use.',
    poweredby: 'MUI',
    label: 'in-house-themes',
  },
  {
    name: 'tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    img: picture('Tidelift', '#0f5c8a', '#e2f0f8'),
    description: '<b>Tidelift.</b> Maintenance and licence assurance for open source, by subscription.',
    poweredby: 'Tidelift',
    label: 'in-house-tidelift',
  },
  {
    name: 'figma',
    link: 'https://mui.com/store/items/figma-react/',
    img: picture('Figma', '#8a2a6b', '#f8e6f2'),
    description: '<b>Design kit.</b> The components as Figma symbols, for those who draw first.',
    poweredby: 'MUI',
    label: 'in-house-figma',
  },
];
