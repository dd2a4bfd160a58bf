/** What is bought; prices are in pence. */
export const basket = [
  { name: 'Enamel kettle, 1.5 l', count: 1, price: 4200 },
  { name: 'Stoneware mug, sage', count: 4, price: 1150 },
  { name: 'Linen tea towel', count: 2, price: 900 },
];

export const postage = 495;

/** What all of it costs. */
export const total = basket.reduce((sum, { count, price }) => sum + count * price, postage);

/** Pence as pounds, such as £4.95. */
export function pounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}
