import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { errorWords } from './error-words';
import { type QrCode, qrCode } from './qr-code';

const drawn = (code: QrCode | undefined): string | undefined =>
  code?.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');
/** A text of so many bytes, all of them printable. */
const textOf = (length: number): string => Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 37) % 94))).join('');
const CANDIL = `
#######...###.#######
#.....#....#..#.....#
#.###.#.####..#.###.#
#.###.#.###...#.###.#
#.###.#.#..##.#.###.#
#.....#.#...#.#.....#
#######.#.#.#.#######
........##.##........
#.#####..#..#.#####..
.##.##.##.#.#..#..#.#
.###.##.#..#.#..####.
..##.#.####....######
##...##...##.#..#....
........#.######.#..#
#######..#..#.##...#.
#.....#.#.######.##.#
#.###.#.###.#...#..#.
#.###.#.#...#..####..
#.###.#.####.#....#..
#.....#..#.......##..
#######.####.#.##..#.`;

describe('a QR code', () => {
  it('is drawn as another program draws it', () => expect(drawn(qrCode('candil'))).toBe(CANDIL.trim()));

  // The largest text of each version; hashes of what qrcodegen of Project Nayuki makes of it with the same mask.
  it.each([
    [14, '32014af1df1341db'],
    [26, '8e199e7254c7e210'],
    [42, '01dfcfef87965aa0'],
    [62, 'ce4ff669c657898b'],
    [84, 'a3a85a49eea9e0a1'],
    [106, '65e97ba8bea2e346'],
    [122, 'd4ba49c7bbdb86b3'],
    [152, '13fe6587dbf4b160'],
    [180, '45c5ad703ee4067c'],
    [213, 'ce85d7b4f3c360a6'],
  ])('of %i bytes is module by module that of another program', (length, hash) => {
    const code = drawn(qrCode(textOf(length))) ?? '';
    expect(createHash('sha256').update(code).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('is as small as its text allows', () => {
    const sides = [0, 14, 15, 26, 27, 213].map((length) => qrCode(textOf(length))?.length);
    expect(sides).toEqual([21, 21, 25, 25, 29, 57]);
  });

  it('holds no more than 213 bytes, counted as UTF-8', () => {
    expect([qrCode(textOf(214)), qrCode('ä'.repeat(107)), qrCode('ä'.repeat(106))?.length]).toEqual([undefined, undefined, 57]);
  });
});

it('the words of correction are those of the standard’s example', () => {
  // ISO/IEC 18004, annex I: 01234567 in version 1-M.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect([...errorWords(Uint8Array.from(data), 10)]).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});
