import { definePages } from '@lectern/nav';

/** The tree of the area. A page's title comes from its front matter; the API group fills itself. */
export const pages = definePages([
  {
    pathname: '/material-ui/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/material-ui/getting-started/' },
      { pathname: '/material-ui/getting-started/installation/' },
      { pathname: '/material-ui/getting-started/usage/' },
    ],
  },
  {
    pathname: '/material-ui/components/',
    title: 'Components',
    children: [
      {
        pathname: '/material-ui/components/inputs/',
        subheader: 'Inputs',
        children: [
          { pathname: '/material-ui/react-autocomplete/' },
          { pathname: '/material-ui/react-button/' },
          { pathname: '/material-ui/react-checkbox/' },
          { pathname: '/material-ui/react-select/' },
          { pathname: '/material-ui/react-slider/' },
          { pathname: '/material-ui/react-text-field/' },
        ],
      },
      {
        pathname: '/material-ui/components/data-display/',
        subheader: 'Data display',
        children: [{ pathname: '/material-ui/react-table/' }],
      },
      {
        pathname: '/material-ui/components/feedback/',
        subheader: 'Feedback',
        children: [{ pathname: '/material-ui/react-dialog/' }],
      },
      {
        pathname: '/material-ui/components/surfaces/',
        subheader: 'Surfaces',
        children: [
          { pathname: '/material-ui/react-app-bar/' },
          { pathname: '/material-ui/react-card/' },
        ],
      },
      {
        pathname: '/material-ui/components/navigation/',
        subheader: 'Navigation',
        children: [{ pathname: '/material-ui/react-tabs/' }],
      },
      {
        pathname: '/material-ui/components/layout/',
        subheader: 'Layout',
        children: [{ pathname: '/material-ui/react-grid/' }],
      },
    ],
  },
  { pathname: '/material-ui/api/', title: 'Component API', children: [] },
  {
    pathname: '/material-ui/customization/',
    title: 'Customization',
    children: [
      { pathname: '/material-ui/customization/how-to-customize/' },
      { pathname: '/material-ui/customization/overriding-component-structure/' },
      { pathname: '/material-ui/customization/dark-mode/' },
      { pathname: '/material-ui/customization/color/' },
      { pathname: '/material-ui/customization/right-to-left/' },
      { pathname: '/material-ui/customization/shadow-dom/' },
      {
        pathname: '/material-ui/customization/theme/',
        subheader: 'Theme',
        children: [
          { pathname: '/material-ui/customization/default-theme/' },
          { pathname: '/material-ui/customization/theming/' },
          { pathname: '/material-ui/customization/creating-themed-components/' },
          { pathname: '/material-ui/customization/theme-components/' },
        ],
      },
      {
        pathname: '/material-ui/customization/tokens/',
        subheader: 'Tokens',
        children: [
          { pathname: '/material-ui/customization/palette/' },
          { pathname: '/material-ui/customization/typography/' },
          { pathname: '/material-ui/customization/spacing/' },
          { pathname: '/material-ui/customization/breakpoints/' },
          { pathname: '/material-ui/customization/container-queries/' },
          { pathname: '/material-ui/customization/density/' },
          { pathname: '/material-ui/customization/z-index/' },
          { pathname: '/material-ui/customization/transitions/' },
        ],
      },
      {
        pathname: '/material-ui/customization/css-variables/',
        subheader: 'CSS variables',
        children: [
          { pathname: '/material-ui/customization/css-theme-variables/overview/' },
          { pathname: '/material-ui/customization/css-theme-variables/usage/' },
          { pathname: '/material-ui/customization/css-theme-variables/configuration/' },
        ],
      },
      {
        pathname: '/material-ui/customization/styles/',
        subheader: 'Styles',
        children: [{ pathname: '/material-ui/customization/css-layers/' }],
      },
    ],
  },
  {
    pathname: '/material-ui/guides/',
    title: 'How-to guides',
    children: [
      { pathname: '/material-ui/guides/responsive-ui/' },
      { pathname: '/material-ui/guides/typescript/' },
      { pathname: '/material-ui/guides/composition/' },
    ],
  },
  {
    pathname: '/material-ui/migration/',
    title: 'Migration',
    children: [
      { pathname: '/material-ui/migration/api-changes-v7/', title: 'API changes in 7' },
      { pathname: '/material-ui/migration/api-changes-v6/', title: 'API changes in 6' },
    ],
  },
  { pathname: 'https://mui.com/store/', title: 'Template store', icon: 'web' },
]);
