import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { bulkEdits, NO_CHOICE, replaceOf } from './bulk-change';

const line = (_id: string, referenceCode: string) => ({ _id, referenceCode, quantity: 1, room: '' }) as ProjectProduct;
const lines = [line('a', '082011'), line('c', 'CR12'), line('d', '082042')];

it('makes one step of codes, compositions, counts and rooms; what is so already is left out', () => {
  const changes = [
    { productId: 'a', referenceCode: '082042' },
    { productId: 'c', color: '42' },
    { productId: 'd', referenceCode: '082042' },
  ];
  expect(bulkEdits(lines, { ...NO_CHOICE, color: '42' }, changes)).toEqual(changes.slice(0, 2));
  expect(bulkEdits(lines.slice(1), { ...NO_CHOICE, quantity: '1', room: ' Bar ' }, changes)).toEqual([
    { productId: 'c', color: '42', room: 'Bar' },
    { productId: 'd', room: 'Bar' },
  ]);
});

it('changes nothing where nothing is chosen', () => expect(bulkEdits(lines, NO_CHOICE, [])).toEqual([]));

it('replaces a model wherever a line has it; what takes its place may be chosen later', () => {
  const changes = [
    { productId: 'a', referenceCode: '235511' },
    { productId: 'c', exchange: { from: '2351', to: '2355' } },
  ];
  expect(bulkEdits(lines, { ...NO_CHOICE, replaced: '2351', replacement: '2355' }, changes)).toEqual(changes);
  expect([NO_CHOICE, { ...NO_CHOICE, replaced: '2351' }, { ...NO_CHOICE, replaced: '2351', replacement: '2355' }].map(replaceOf)).toEqual([
    undefined,
    { from: '2351' },
    { from: '2351', to: '2355' },
  ]);
});
