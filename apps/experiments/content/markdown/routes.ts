export interface Route {
  id: string;
  from: string;
  to: string;
  minutes: number;
}

export const routes: Route[] = [
  { id: 'split-brac', from: 'Split', to: 'Brač', minutes: 50 },
  { id: 'split-hvar', from: 'Split', to: 'Hvar', minutes: 65 },
  { id: 'zadar-ugljan', from: 'Zadar', to: 'Ugljan', minutes: 25 },
];
