import type { Project } from '@candil/contract';
import { expect, it } from 'vitest';
import { productsCsv } from './products-csv';

const words = {
  tag: 'Tag',
  room: 'Room',
  product: 'Product',
  code: 'Code',
  attributes: 'Attributes',
  quantity: 'Qty',
  unit: 'Unit net',
  total: 'Total net',
  weeks: 'Weeks',
  note: 'Note',
};
const project = (currency: 'EUR' | 'USD', more: object = {}) =>
  ({
    currency,
    totals: { net: 1 },
    products: [
      {
        tag: 'L1',
        room: 'Bar; front',
        modelName: 'Alba 33',
        referenceCode: '082042/2A_10',
        descriptions: [
          { type: 'color', text: 'Sage green' },
          { type: 'pendantHeight', text: 'Wire' },
        ],
        quantity: 4,
        prices: { unitNet: 267.8, totalNet: 1071.05 },
        availability: { weeks: 3 },
        note: '=SUM(A1) "now"',
        ...more,
      },
    ],
  }) as unknown as Project;

it('writes the lines for a spreadsheet, texts never as formulas', () => {
  expect(productsCsv(project('EUR'), words)).toBe(
    [
      '\uFEFFTag;Room;Product;Code;Attributes;Qty;Unit net (EUR);Total net (EUR);Weeks;Note',
      `L1;"Bar; front";Alba 33;082042/2A_10;Sage green;4;267,80;1071,05;3;"'=SUM(A1) ""now"""`,
      '',
    ].join('\r\n'),
  );
});

it('writes dollars with decimal points between commas, and leaves out unknown values', () => {
  const [, line] = productsCsv(project('USD', { prices: null, availability: null, note: '' }), words).split('\r\n');
  expect(line).toBe('L1,Bar; front,Alba 33,082042/2A_10,Sage green,4,,,,');
  expect(productsCsv(project('USD'), words)).toContain(',267.80,1071.05,3,');
});
