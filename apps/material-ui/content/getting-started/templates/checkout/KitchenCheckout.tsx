import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { pounds, total } from './basket';
import { Fields, steps } from './checkout-steps';
import { OrderSummary } from './order-summary';

export default function KitchenCheckout() {
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const step = steps[at];
  const isLast = at === steps.length - 1;

  function goOn(event: FormEvent) {
    event.preventDefault();
    setAt(at + 1);
  }

  return (
    <Container
      component="main"
      aria-label="Checkout"
      maxWidth="md"
      sx={{ py: { xs: 2, sm: 4 }, minHeight: '100vh' }}
    >
      <CssBaseline />
      <Typography component="h1" variant="h4" gutterBottom>
        Checkout
      </Typography>
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 5 }} sx={{ order: { md: 1 } }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography component="h2" variant="h6">
              Your basket
            </Typography>
            <OrderSummary />
          </Paper>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stepper activeStep={at} alternativeLabel sx={{ mb: 3 }}>
            {steps.map(({ name }) => (
              <Step key={name}>
                <StepLabel>{name}</StepLabel>
              </Step>
            ))}
          </Stepper>
          {step ? (
            <Stack component="form" onSubmit={goOn} sx={{ gap: 3 }}>
              <Typography component="h2" variant="h6">
                {step.name}
              </Typography>
              {isLast ? (
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  To {values['name']}, {values['street']}, {values['code']} {values['town']}. Paid
                  with the card that ends in {values['card']?.slice(-4)}.
                </Typography>
              ) : (
                <Fields
                  fields={step.fields}
                  values={values}
                  onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
                />
              )}
              <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
                {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
                <Button type="submit" variant="contained">
                  {isLast ? `Pay ${pounds(total)}` : 'Next'}
                </Button>
              </Box>
            </Stack>
          ) : (
            <Alert severity="success" variant="outlined">
              Thank you. Order 88213 leaves our shop tomorrow.
            </Alert>
          )}
        </Grid>
      </Grid>
    </Container>
  );
}
