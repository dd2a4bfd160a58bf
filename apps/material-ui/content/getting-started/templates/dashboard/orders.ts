export interface Order {
  readonly number: number;
  readonly customer: string;
  readonly items: string;
  /** In pence. */
  readonly total: number;
  readonly state: 'packed' | 'sent' | 'late';
}

export const orders: readonly Order[] = [
  {
    number: 2417,
    customer: 'Ines Moreira',
    items: '2 × Rye sourdough',
    total: 960,
    state: 'packed',
  },
  {
    number: 2416,
    customer: 'Tobias Lindqvist',
    items: '12 × Seeded roll',
    total: 1080,
    state: 'sent',
  },
  {
    number: 2415,
    customer: 'Café Miramar',
    items: '20 × Butter croissant',
    total: 4400,
    state: 'late',
  },
  { number: 2414, customer: 'Yusuf Demir', items: '1 × Walnut loaf', total: 620, state: 'sent' },
  {
    number: 2413,
    customer: 'Brook Primary School',
    items: '40 × Plain bun',
    total: 2600,
    state: 'sent',
  },
];

/** Orders of each day of the week. */
export const week: readonly (readonly [day: string, count: number])[] = [
  ['Mon', 34],
  ['Tue', 41],
  ['Wed', 38],
  ['Thu', 52],
  ['Fri', 67],
  ['Sat', 83],
  ['Sun', 29],
];

/** Pence as pounds, such as £9.60. */
export function pounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}
