const clients = ['Harbour Books', 'Mill Bakery', 'Nordlys AS', 'Tiny Piano', 'Verde Garden'];

export interface InvoiceQuery {
  page: number;
  size: number;
}

export const invoiceCount = 40;

/** Stands for the server's answer: the rows of one page. */
export function readInvoices({ page, size }: InvoiceQuery) {
  const start = page * size;
  return Array.from({ length: Math.min(size, invoiceCount - start) }, (_, index) => {
    const n = start + index;
    return {
      number: `R-${2040 - n}`,
      client: clients[(n * 3) % clients.length],
      euros: 180 + ((n * 137) % 900),
    };
  });
}
