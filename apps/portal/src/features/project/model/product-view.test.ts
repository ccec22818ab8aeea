import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { roomNames, roomsOf } from './product-view';

const product = (tag: string, room: string, more: object = {}): ProjectProduct =>
  ({
    _id: tag,
    tag,
    room,
    note: '',
    modelName: 'Alba 33',
    referenceCode: '082042/2A_10',
    descriptions: [{ type: 'color', modifier: '42', text: 'Sage green' }],
    prices: { currency: 'EUR', unitGross: 10.1, totalGross: 10.1 },
    availability: { days: 0, weeks: 3, shippingDate: '11/12/2026' },
    ...more,
  }) as unknown as ProjectProduct;
const tags = (products: readonly ProjectProduct[], search = '', sort: 'order' | 'tag' | 'delivery' | 'total' = 'order') =>
  roomsOf(products, { search, sort }).map((room) => [room.room, ...room.products.map(({ tag }) => tag)]);

const products = [
  product('L10', ''),
  product('L2', 'Bar', { note: 'over the counter', availability: { days: 0, weeks: null, shippingDate: null } }),
  product('L1', 'Dining room', { modelName: 'Perla 30', prices: { currency: 'EUR', unitGross: 1, totalGross: 0.2 } }),
  product('L9', 'bar', { prices: null }),
];

it('groups by room in order of appearance, with lines without a room last', () => {
  expect(tags(products)).toEqual([
    ['Bar', 'L2', 'L9'],
    ['Dining room', 'L1'],
    ['', 'L10'],
  ]);
  expect(roomNames(products)).toEqual(['Bar', 'Dining room']);
});

it.each([
  ['sage GREEN', 4],
  ['perla', 1],
  ['0820 42', 4],
  ['counter', 1],
  ['dining alba', 0],
])('finds by any words of a line: %s', (search, count) =>
  expect(tags(products, search).flatMap(([, ...found]) => found)).toHaveLength(count),
);

it('sorts inside the rooms: tags by their numbers, unknown dates and high totals first', () => {
  const inOneRoom = products.map((each) => ({ ...each, room: '' }));
  expect(tags(inOneRoom, '', 'tag')).toEqual([['', 'L1', 'L2', 'L9', 'L10']]);
  expect(tags(inOneRoom, '', 'delivery')[0]?.[1]).toBe('L2');
  expect(tags(inOneRoom, '', 'total')).toEqual([['', 'L10', 'L2', 'L1', 'L9']]);
});

it('sums a room to the cent, and has no total when a line has no price', () => {
  const amounts = roomsOf([product('a', 'x'), product('b', 'x'), product('c', 'x'), product('d', 'y', { prices: null })], {
    search: '',
    sort: 'order',
  }).map(({ amount }) => amount);
  expect(amounts).toEqual([30.3, undefined]);
});
