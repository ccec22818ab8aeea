import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { compareLines } from './compare-lines';

const line = (_id: string, referenceCode: string, more: object = {}) =>
  ({ _id, type: 'REGULAR', referenceCode, attributes: {}, ...more }) as ProjectProduct;
const products = [
  line('a', '082042/2A_10', { attributes: { pendantHeight: 250 } }),
  line('b', '082042/2A_10', { attributes: { pendantHeight: 250 } }),
  line('c', 'CR12', { type: 'CREATION' }),
  line('d', 'CR13', { type: 'COMPOSING_PENDANTS' }),
  ...['082011', '082010', '082031', '082003'].map((code) => line(code, code)),
];
const compared = (...ids: string[]) => compareLines({ id: 'p1', products }, ids);

it('leads to the codes of the chosen lines, each once: of articles with their heights, of compositions the creation code', () =>
  expect(compared('a', 'b', 'c', '082011')).toEqual({
    kind: 'path',
    path: '/compare?project=p1&code=082042%2F2A_10%7E250&code=CR12&code=082011',
  }));

it('compares compositions with each other', () =>
  expect(compared('c', 'd')).toEqual({ kind: 'path', path: '/compare?project=p1&code=CR12&code=CR13' }));

it.each([[['a', 'b']], [['c']], [[]]])('has nothing to compare in %j', (ids) => expect(compared(...ids)).toEqual({ kind: 'too-few' }));

it('compares four at most', () => expect(compared('a', '082011', '082010', '082031', '082003')).toEqual({ kind: 'too-many', max: 4 }));
