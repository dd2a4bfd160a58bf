export const subjects = ['Trails', 'Gear', 'Huts'] as const;
export type Subject = (typeof subjects)[number];

export interface Post {
  readonly title: string;
  readonly subject: Subject;
  readonly lead: string;
  readonly author: string;
  /** As it is shown. */
  readonly date: string;
  readonly minutes: number;
}

export const posts: readonly Post[] = [
  {
    title: 'Three days above the tree line',
    subject: 'Trails',
    lead: 'A round of 41 km with two passes, and water at every hut but one.',
    author: 'Marit Solberg',
    date: '4 October 2026',
    minutes: 9,
  },
  {
    title: 'What we left at home',
    subject: 'Gear',
    lead: 'A second pair of boots, a paper map of the wrong valley, and 2.3 kg more.',
    author: 'Paolo Neri',
    date: '21 September 2026',
    minutes: 5,
  },
  {
    title: 'The hut that bakes its own bread',
    subject: 'Huts',
    lead: 'At 2,180 m the dough takes its time. Breakfast is at six all the same.',
    author: 'Marit Solberg',
    date: '2 September 2026',
    minutes: 6,
  },
  {
    title: 'River crossings in June',
    subject: 'Trails',
    lead: 'Where the bridges are out, and at what time of day the water is lowest.',
    author: 'Deniz Aksoy',
    date: '11 June 2026',
    minutes: 7,
  },
];
