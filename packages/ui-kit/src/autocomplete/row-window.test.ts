import { expect, it } from 'vitest';
import { rowsInSight, scrollTopFor } from './row-window';

it.each([
  ['at the top', 0, 100, { first: 0, end: 13 }],
  ['in the middle', 400, 100, { first: 5, end: 23 }],
  ['between two rows', 420, 100, { first: 5, end: 24 }],
  ['at the end', 3680, 100, { first: 87, end: 100 }],
  ['scrolled further than a list that grew short', 3680, 20, { first: 15, end: 20 }],
  ['with nothing to draw', 0, 0, { first: 0, end: 0 }],
])('draws what is in sight and five rows more on each side: %s', (_, scrollTop, count, window) => {
  expect(rowsInSight(scrollTop, 320, 40, count)).toEqual(window);
});

it.each([
  ['a row in sight stays where it is', 5, 100, 100],
  ['one above comes to the top', 1, 100, 40],
  ['one below comes to the bottom', 20, 100, 20 * 40 + 40 + 12 - 320],
  ['the first shows the room over it', 0, 100, 0],
])('%s', (_, row, from, to) => {
  expect(scrollTopFor(row, 40, 6, from, 320)).toBe(to);
});
