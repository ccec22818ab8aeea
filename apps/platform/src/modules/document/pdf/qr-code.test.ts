import { describe, expect, it } from 'vitest';
import { addressCode, qrCode } from './qr-code';

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
  it('is drawn as another program draws it, without a quiet zone', () => {
    const drawn = qrCode('candil')?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    expect(drawn?.join('\n')).toBe(CANDIL.trim());
  });

  it('holds 213 bytes of UTF-8 in 57 modules, and no more', () => {
    const texts = ['ä'.repeat(107), 'a'.repeat(214), 'a'.repeat(213), 'ä'.repeat(106)];
    expect(texts.map((text) => qrCode(text)?.length)).toEqual([undefined, undefined, 57, 57]);
  });

  it('of an address is written in capitals, which take fewer modules', () => {
    const address = 'https://portal.example.com/q/B2026-00042-R2';
    expect(addressCode(address)).toEqual(qrCode('HTTPS://PORTAL.EXAMPLE.COM/Q/B2026-00042-R2'));
    expect(addressCode(address)?.length).toBe(29);
    expect(qrCode(address)?.length).toBe(33);
  });
});
