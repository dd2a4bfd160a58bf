import { createTheme, styled, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 6,
  shape: { borderRadius: 10 },
  palette: {
    harbour: {
      main: 'light-dark(#0b5c63, #8fdbe2)',
      text: 'light-dark(#ffffff, #04272a)',
    },
  },
});

const BookingButton = styled('button')(({ theme }) => ({
  padding: theme.spacing(2, 4),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.harbour.main,
  color: theme.palette.harbour.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': {
    outline: `2px solid ${theme.palette.harbour.main}`,
    outlineOffset: 2,
  },
}));

export default function OwnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <BookingButton type="button">Book a berth</BookingButton>
    </ThemeProvider>
  );
}
