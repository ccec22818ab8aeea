import { expect, it } from 'vitest';
import { comparePath, readComparison, readVariant } from './variant';

it.each([
  ['082042/2A_10', { referenceCode: '082042/2A_10' }],
  [' 0820 42 / 2a _ 10 ~250', { referenceCode: '082042/2A_10', pendantHeight: 250 }],
  ['0820-42/2A_10', { referenceCode: '0820-42/2A_10' }],
  [' cr 100 012', { referenceCode: 'CR100012' }],
])('reads %j', (text, variant) => expect(readVariant(text)).toEqual(variant));

it.each([
  '',
  '~',
  'rubbish',
  '082042~',
  '082042~0',
  '082042~2.5',
  '082042~20~30',
  '082042~99999',
  'CR0',
  'CR12~250',
  `CR${'9'.repeat(16)}`,
  `082042${' '.repeat(5000)}`,
])('does not read %j', (text) => expect(readVariant(text)).toBeUndefined());

const asked = (...codes: string[]) => readComparison(new URLSearchParams(codes.map((code) => ['code', code])));
const codes = ({ variants }: ReturnType<typeof asked>) => variants.map(({ referenceCode }) => referenceCode);

it('takes four of one catalogue, each once, and counts what it leaves out', () => {
  const five = asked('082042', '0820 42', 'nonsense', '0820-42', '082011', '082010', '082031', '082003');
  expect(codes(five)).toEqual(['082042', '082011', '082010', '082031']);
  expect(five.catalogId).toBe(16);
  expect(five.leftOut).toBe(4);
  expect(asked('0820-42').catalogId).toBe(21);
  expect(asked()).toEqual({ variants: [], catalogId: undefined, leftOut: 0 });
});

it('takes compositions beside models of either catalogue, each once', () => {
  const mixed = asked('CR12', 'cr 12', '0820-42', 'CR13', '082042');
  expect(codes(mixed)).toEqual(['CR12', '0820-42', 'CR13']);
  expect(mixed.catalogId).toBe(21);
  expect(mixed.leftOut).toBe(2);
  expect(asked('CR12').catalogId).toBeUndefined();
});

it('writes an address that it reads', () => {
  const variants = [{ referenceCode: '082042/2A_10', pendantHeight: 250 }, { referenceCode: '552523' }];
  const path = comparePath(variants, 'p1');
  expect(path).toBe('/compare?project=p1&code=082042%2F2A_10%7E250&code=552523');
  expect(readComparison(new URL(path, 'https://candil.example').searchParams).variants).toEqual(variants);
  expect(comparePath([])).toBe('/compare');
});
