import { Fragment, useId, useState } from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const orders = [
  { id: '7214', total: '€64.00', items: ['2 × desk lamp', '1 × extension cord'] },
  { id: '7198', total: '€19.50', items: ['3 × notebook, squared'] },
  { id: '7170', total: '€128.00', items: ['1 × office chair, grey'] },
];

export default function ExpandableOrders() {
  const [open, setOpen] = useState<string | null>('7214');
  const prefix = useId();

  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Table aria-label="Orders" size="small">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell align="right">Total</TableCell>
            <TableCell align="right">Items</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, total, items }) => (
            <Fragment key={id}>
              <TableRow>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell align="right">{total}</TableCell>
                <TableCell align="right">
                  <IconButton
                    size="small"
                    aria-label={`Items of order ${id}`}
                    aria-expanded={open === id}
                    aria-controls={`${prefix}-${id}`}
                    onClick={() => setOpen(open === id ? null : id)}
                  >
                    <KeyboardArrowDown
                      sx={{ transform: open === id ? 'rotate(180deg)' : 'none' }}
                    />
                  </IconButton>
                </TableCell>
              </TableRow>
              <TableRow id={`${prefix}-${id}`} aria-hidden={open !== id}>
                <TableCell colSpan={3} sx={{ py: 0, borderBottomWidth: open === id ? 1 : 0 }}>
                  <Collapse in={open === id} unmountOnExit>
                    <Typography variant="body2" sx={{ py: 1, color: 'text.secondary' }}>
                      {items.join(', ')}
                    </Typography>
                  </Collapse>
                </TableCell>
              </TableRow>
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
