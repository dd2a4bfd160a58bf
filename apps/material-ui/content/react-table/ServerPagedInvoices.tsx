import { useEffect, useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { invoiceCount, readInvoices } from './invoices';

const firstQuery = { page: 0, size: 5 };
const firstAnswer = { query: firstQuery, rows: readInvoices(firstQuery) };

export default function ServerPagedInvoices() {
  const [query, setQuery] = useState(firstQuery);
  const [answer, setAnswer] = useState(firstAnswer);
  const loading = answer.query !== query;

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setAnswer({ query, rows: readInvoices(query) }), 700);
    return () => clearTimeout(timer);
  }, [loading, query]);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560, overflow: 'hidden' }}>
      <LinearProgress
        aria-label="Loading invoices"
        sx={{ visibility: loading ? 'visible' : 'hidden' }}
      />
      <TableContainer>
        <Table size="small" aria-label="Invoices, newest first" aria-busy={loading}>
          <TableHead>
            <TableRow>
              <TableCell>Number</TableCell>
              <TableCell>Client</TableCell>
              <TableCell align="right">Amount (€)</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {answer.rows.map((invoice) => (
              <TableRow key={invoice.number}>
                <TableCell component="th" scope="row">
                  {invoice.number}
                </TableCell>
                <TableCell>{invoice.client}</TableCell>
                <TableCell align="right">{invoice.euros}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={invoiceCount}
        page={query.page}
        onPageChange={(_event, page) => setQuery({ ...query, page })}
        rowsPerPage={query.size}
        rowsPerPageOptions={[5, 10]}
        onRowsPerPageChange={(event) => setQuery({ page: 0, size: Number(event.target.value) })}
        sx={{ '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } } }}
      />
    </Paper>
  );
}
