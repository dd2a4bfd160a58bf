/** The icon package whose drawings the build lays out for the page that searches them. */
export const icons = { area: 'material-ui', packageName: '@mui/icons-material' };
