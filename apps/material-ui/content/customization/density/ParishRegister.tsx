import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { denseDefaults } from './dense-defaults';

const entries = [
  ['1841', 'Anna Weaver'],
  ['1843', 'Thomas Miller'],
  ['1847', 'Mary Cooper'],
];

const asIs = (theme: Theme): Theme => theme;
const dense = (theme: Theme): Theme => ({ ...theme, components: denseDefaults });

export default function ParishRegister() {
  const [isDense, setDense] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: 320 }}>
      <FormControlLabel
        label="Dense"
        control={<Switch checked={isDense} onChange={(event) => setDense(event.target.checked)} />}
      />
      <ThemeProvider theme={isDense ? dense : asIs}>
        <TextField label="Name in the register" />
        <Table aria-label="Baptisms">
          <TableBody>
            {entries.map(([year, name]) => (
              <TableRow key={year}>
                <TableCell>{year}</TableCell>
                <TableCell>{name}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Button variant="outlined">Add a line</Button>
      </ThemeProvider>
    </Stack>
  );
}
