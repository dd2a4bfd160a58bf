import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FilterOptionsState } from '@mui/material/useAutocomplete';

interface Supplier {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Supplier>({ trim: true });

/** The matches, and an offer to add the text when no supplier has this name. */
function withOffer(options: Supplier[], state: FilterOptionsState<Supplier>): Supplier[] {
  const name = state.inputValue.trim();
  const known = options.some((option) => option.name.toLowerCase() === name.toLowerCase());
  const matches = filter(options, state);
  return name === '' || known ? matches : [...matches, { name, isNew: true }];
}

export default function SupplierCreate() {
  const [suppliers, setSuppliers] = React.useState<readonly Supplier[]>([
    { name: 'Elbe Paper' },
    { name: 'Nordic Ink' },
    { name: 'Tannenhof Timber' },
  ]);
  const [supplier, setSupplier] = React.useState<Supplier | null>(null);

  function handleChange(_event: React.SyntheticEvent, choice: Supplier | null) {
    const saved = choice && { name: choice.name };
    if (saved && choice.isNew) setSuppliers([...suppliers, saved]);
    setSupplier(saved);
  }

  return (
    <Autocomplete
      autoHighlight
      options={suppliers}
      filterOptions={withOffer}
      value={supplier}
      onChange={handleChange}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      getOptionLabel={(option) => option.name}
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          {option.isNew ? `Add “${option.name}”` : option.name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Supplier" />}
      sx={{ width: 300 }}
    />
  );
}
