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
      { pathname: '/material-ui/getting-started/example-projects/' },
      { pathname: '/material-ui/getting-started/templates/' },
      { pathname: '/material-ui/getting-started/learn/' },
      { pathname: '/material-ui/getting-started/design-resources/' },
      { pathname: '/material-ui/getting-started/faq/' },
      { pathname: '/material-ui/getting-started/supported-components/' },
      { pathname: '/material-ui/getting-started/supported-platforms/' },
      { pathname: '/material-ui/getting-started/support/' },
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
        children: [
          { pathname: '/material-ui/material-icons/' },
          { pathname: '/material-ui/react-table/' },
        ],
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
      { pathname: '/material-ui/customization/theming/' },
      { pathname: '/material-ui/customization/dark-mode/' },
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
