import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { orders, pounds, type Order } from './orders';

const states = {
  packed: { label: 'Packed', color: 'default' },
  sent: { label: 'On its way', color: 'success' },
  late: { label: 'Late', color: 'error' },
} as const satisfies Record<Order['state'], object>;

export function OrderTable({ search }: { search: string }) {
  const found = orders.filter(({ customer, items }) =>
    `${customer} ${items}`.toLowerCase().includes(search.trim().toLowerCase()),
  );

  return (
    <Card variant="outlined">
      <Typography component="h2" variant="h6" sx={{ p: 2, pb: 0 }}>
        Latest orders
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label="Latest orders">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell>Items</TableCell>
              <TableCell>State</TableCell>
              <TableCell align="right">Total</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.map(({ number, customer, items, state, total }) => (
              <TableRow key={number}>
                <TableCell>{number}</TableCell>
                <TableCell>{customer}</TableCell>
                <TableCell>{items}</TableCell>
                <TableCell>
                  <Chip size="small" variant="outlined" {...states[state]} />
                </TableCell>
                <TableCell align="right">{pounds(total)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {found.length === 0 && (
        <Typography role="status" sx={{ p: 2 }}>
          No order has “{search}” in it.
        </Typography>
      )}
    </Card>
  );
}
