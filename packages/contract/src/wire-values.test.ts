import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  catalogIdInQuery,
  dayText,
  documentVersion,
  isoLanguage,
  modelCode,
  page,
  pageSize,
  pendantHeightCm,
  quantity,
  referenceText,
  serialId,
  subFamilyIdInQuery,
  uuid,
  wellFormedText,
} from './wire-values';

const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

describe('a wire value', () => {
  it.each<[name: string, schema: z.core.$ZodType, taken: unknown[], refused: unknown[]]>([
    ['text', wellFormedText(3), ['', 'abc', 'äöü', '💡a', ' '], ['abcd', 'a\0b', '\0', '\uD800', 'a\uDC00', 1, null, undefined, {}, []]],
    ['text that must not be empty', wellFormedText(3, 1), ['a'], ['']],
    [
      'uuid',
      uuid,
      ['0a0b0c0d-1111-2222-3333-444455556666'],
      [
        '',
        '0A0B0C0D-1111-2222-3333-444455556666',
        '0a0b0c0d111122223333444455556666',
        "x' or 1=1",
        '0a0b0c0d-1111-2222-3333-444455556666\n',
      ],
    ],
    ['serial id', serialId, [1, 2_147_483_647, '42'], [0, -1, 2_147_483_648, 2 ** 53, 1.5, 'x', Number.NaN, Number.POSITIVE_INFINITY, {}]],
    ['version', documentVersion, [1, '7', 2_147_483_647], [0, -1, 2_147_483_648, '2147483648', 1.5, '1e309', '']],
    ['sub-family', subFamilyIdInQuery, [110, '110'], [2_147_483_648, '-1', 'abc', '1.5']],
    ['catalogue', catalogIdInQuery, [16, '16', 21, '21'], [17, '0x', null, '', '161']],
    ['quantity', quantity, [1, 99_999], [0, -1, 1.5, 100_000, 1e9, 2 ** 31, Number.NaN, '4', null]],
    ['pendant height', pendantHeightCm, [1, 9_999], [0, 10_000, 1.5, '100']],
    ['reference', referenceText, ['0820 42/2A_10', '1160 10 / 1A _ 18'], ['', 'x'.repeat(65), '0820\0']],
    ['model', modelCode, ['0820', 'A1B2'], ['820', '08200', 'a1b2', '08 0']],
    ['day', dayText, ['31/12/2026'], ['2026-12-31', '1/1/2026', '31/12/26']],
    ['language', isoLanguage, ['en', 'us', 'de', 'es', 'fr', 'it'], ['EN', 'en-US', 'pt', '']],
    ['page', page, [undefined, 1, '3', 100_000], [0, 100_001, 'x', -1]],
    ['page size', pageSize, [undefined, 1, '100'], [0, 101, 1e9]],
  ])('that is a %s refuses what a column could not hold', (_name, schema, taken, refused) => {
    expect(taken.filter((value) => !accepts(schema, value))).toEqual([]);
    expect(refused.filter((value) => accepts(schema, value))).toEqual([]);
  });
});
