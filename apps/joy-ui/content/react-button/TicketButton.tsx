import Button, { buttonClasses } from '@mui/joy/Button';

export default function TicketButton() {
  return (
    <Button
      variant="solid"
      color="success"
      endDecorator="€12"
      slotProps={{ endDecorator: { sx: { fontWeight: 400 } } }}
      sx={(theme) => ({
        '--Button-minHeight': '3.5rem',
        '--Button-radius': '2rem',
        '--Button-gap': '1.25rem',
        letterSpacing: '0.02em',
        [`& .${buttonClasses.endDecorator}`]: {
          paddingInlineStart: 'var(--Button-gap)',
          borderInlineStart: '1px dashed currentColor',
        },
        [`&.${buttonClasses.focusVisible}`]: {
          outlineOffset: '4px',
        },
        [theme.breakpoints.down('sm')]: { width: '100%' },
      })}
    >
      Day ticket
    </Button>
  );
}
