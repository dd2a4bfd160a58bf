export interface Person {
  id: number;
  name: string;
  role: string;
  port: string;
  since: Date;
  onBoard: boolean;
}

const names = [
  'Ana Horvat',
  'Bo Lindqvist',
  'Carmen Ortiz',
  'Dara Nolan',
  'Emeka Obi',
  'Farah Aziz',
  'Goran Babić',
  'Hana Sato',
  'Ivo Marić',
  'June Park',
  'Kofi Mensah',
  'Lena Vogel',
];
const roles = ['Deck', 'Engine', 'Galley'];
const ports = ['Split', 'Rijeka', 'Zadar', 'Pula'];

/** A crew list that is the same on every load. */
export const crew: Person[] = names.map((name, index) => ({
  id: index + 1,
  name,
  role: roles[index % roles.length] ?? '',
  port: ports[index % ports.length] ?? '',
  since: new Date(Date.UTC(2015 + (index % 9), index, 1 + index * 2)),
  onBoard: index % 3 !== 0,
}));
