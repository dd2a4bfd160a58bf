import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    ticket: true;
  }
}

const theme = createTheme({
  components: {
    MuiButton: {
      styleOverrides: {
        root: { textTransform: 'none', borderRadius: 0 },
      },
      variants: [
        {
          props: { variant: 'ticket' },
          style: {
            padding: '12px 20px',
            border: '2px dashed #8a4b00',
            backgroundColor: '#fff2d9',
            color: '#5c3200',
            '&:hover': { backgroundColor: '#ffe3ad' },
          },
        },
      ],
    },
  },
});

export default function TicketButtons() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="ticket">Row 4, seat 12</Button>
        <Button variant="ticket">Row 4, seat 13</Button>
      </Stack>
    </ThemeProvider>
  );
}
