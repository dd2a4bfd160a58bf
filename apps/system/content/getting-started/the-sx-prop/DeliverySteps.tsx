import { Box } from '@mui/system';

const steps = ['Packed', 'On the way', 'Delivered'];

export default function DeliverySteps() {
  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        p: 0,
        width: '100%',
        listStyle: 'none',
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
      }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          sx={{
            flexGrow: 1,
            p: 2,
            borderInlineStart: { xs: '4px solid', sm: 0 },
            borderTop: { sm: 4 },
          }}
        >
          {index + 1}. {step}
        </Box>
      ))}
    </Box>
  );
}
