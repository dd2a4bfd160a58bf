import type { AdContent } from './ad-content';

/** A word on a quiet ground, as a data URL that needs no request. */
function picture(word: string, ink: string, ground: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 100">` +
    `<rect width="130" height="100" rx="8" fill="${ground}"/>` +
    `<path d="M20 72h90M20 28h38" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>` +
    `<text x="20" y="57" font-family="sans-serif" font-size="19" font-weight="700" fill="${ink}">${word}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * The four ads that ship with the package. Plain text, so that they need no sanitiser; made by a call
 * marked as pure, so that a site with its own ads does not carry them.
 */
export const inHouseAds: readonly AdContent[] = /* @__PURE__ */ (() => [
  {
    name: 'templates',
    link: 'https://mui.com/store/',
    img: picture('Templates', '#0b6350', '#e3f2ee'),
    description: 'Templates: whole pages and dashboards to start a React product from.',
    poweredby: 'MUI',
    label: 'in-house-templates',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/?utm_campaign=in-house-themes',
    img: picture('Themes', '#8a4b00', '#fff2d9'),
    description: 'Themes: a different look for the components you already use.',
    poweredby: 'MUI',
    label: 'in-house-themes',
  },
  {
    name: 'tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    img: picture('Tidelift', '#0f5c8a', '#e2f0f8'),
    description: 'Tidelift: maintenance and licence assurance for open source, by subscription.',
    poweredby: 'Tidelift',
    label: 'in-house-tidelift',
  },
  {
    name: 'figma',
    link: 'https://mui.com/store/items/figma-react/',
    img: picture('Figma', '#8a2a6b', '#f8e6f2'),
    description: 'Design kit: the components as Figma symbols, for those who draw first.',
    poweredby: 'MUI',
    label: 'in-house-figma',
  },
])();
