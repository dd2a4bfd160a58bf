import { titleOf } from '@lectern/nav/core';
import { expect, test } from 'vitest';
import { leanNav } from './navigation';

test('a title that its path tells is left to the path, every other one is kept', () => {
  const nav = [
    {
      pathname: '/lamps/api/',
      title: 'Component API',
      children: [
        { pathname: '/lamps/api/desk-lamp/', title: 'DeskLamp' },
        { pathname: '/lamps/api/led/', title: 'LED', deprecated: true },
      ],
    },
    { pathname: '/lamps/react-desk-lamp/', title: 'Desk Lamp' },
  ];
  const [group, page] = leanNav(nav);
  expect(group?.children).toEqual([
    { pathname: '/lamps/api/desk-lamp/' },
    { pathname: '/lamps/api/led/', title: 'LED', deprecated: true },
  ]);
  expect(group?.title).toBe('Component API');
  expect(page).toEqual({ pathname: '/lamps/react-desk-lamp/' });
  expect(page && titleOf(page)).toBe('Desk Lamp');
});
