import Grid from '@mui/material/Grid';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly half?: boolean;
  readonly inputMode?: 'numeric';
}

/** The fields of each step; the last one has none, it shows what was entered. */
export const steps: readonly { readonly name: string; readonly fields: readonly Field[] }[] = [
  {
    name: 'Address',
    fields: [
      { name: 'name', label: 'Full name', autoComplete: 'name' },
      { name: 'street', label: 'Street and number', autoComplete: 'street-address' },
      { name: 'code', label: 'Postcode', autoComplete: 'postal-code', half: true },
      { name: 'town', label: 'Town', autoComplete: 'address-level2', half: true },
    ],
  },
  {
    name: 'Payment',
    fields: [
      { name: 'card', label: 'Card number', autoComplete: 'cc-number', inputMode: 'numeric' },
      { name: 'expires', label: 'Expiry, month/year', autoComplete: 'cc-exp', half: true },
      {
        name: 'check',
        label: 'Security code',
        autoComplete: 'cc-csc',
        half: true,
        inputMode: 'numeric',
      },
    ],
  },
  { name: 'Review', fields: [] },
];

interface FieldsProps {
  fields: readonly Field[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

export function Fields({ fields, values, onChange }: FieldsProps) {
  return (
    <Grid container spacing={2}>
      {fields.map(({ name, label, autoComplete, half, inputMode }) => {
        const input: TextFieldProps['slotProps'] = inputMode && { htmlInput: { inputMode } };
        return (
          <Grid key={name} size={{ xs: 12, sm: half ? 6 : 12 }}>
            <TextField
              fullWidth
              required
              name={name}
              label={label}
              autoComplete={autoComplete}
              value={values[name] ?? ''}
              onChange={(event) => onChange(name, event.target.value)}
              {...(input && { slotProps: input })}
            />
          </Grid>
        );
      })}
    </Grid>
  );
}
