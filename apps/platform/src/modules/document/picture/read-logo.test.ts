import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pngOf, withChunk } from '../../../../test/sample-pictures';
import { projectDirectory } from '../../../kernel/config/directories';
import { readLogo } from './read-logo';

const JPEG = readFileSync(join(projectDirectory(), 'packages', 'catalogue-pictures', 'prints', '0820', '42.jpg'));
const END = Buffer.from([0xff, 0xd9]);
const kept = (content: Uint8Array) => readLogo(content) !== undefined;
/** The JPEG with a segment behind its beginning. */
const withSegment = (marker: number, data: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, data.length + 2]);
  return Buffer.concat([JPEG.subarray(0, 2), head, Buffer.from(data), JPEG.subarray(2)]);
};
/** Height and width of the frame, wherever it stands. */
const withSide = (side: number): Buffer => {
  const copy = Buffer.from(JPEG);
  const frame = [0xc0, 0xc1, 0xc2].map((marker) => copy.indexOf(Buffer.from([0xff, marker, 0]))).filter((at) => at > 0);
  copy.writeUInt16BE(side, Math.min(...frame) + 5);
  return copy;
};

describe('the picture of a logo', () => {
  it.each([
    ['grey', pngOf({ colour: 0 })],
    ['colour', pngOf({ colour: 2 })],
    ['palette', pngOf({ colour: 3 })],
    ['grey with transparency', pngOf({ colour: 4 })],
    ['colour with transparency', pngOf({ colour: 6 })],
    ['the largest', pngOf({ colour: 0, width: 2_000, height: 2_000 })],
  ])('is a PNG in %s', (_name, content) => {
    const read = Buffer.from(readLogo(content) ?? []);
    expect(read.subarray(12, 29)).toEqual(content.subarray(12, 29));
    expect(Buffer.from(readLogo(read) ?? [])).toEqual(read);
  });

  it('is a JPEG', () => expect(kept(JPEG)).toBe(true));

  it.each([
    ['PNG', withChunk(pngOf({}), 'tEXt', Buffer.from('secret place')), pngOf({})],
    ['PNG', Buffer.concat([pngOf({}), Buffer.from('<script>secret place</script>')]), pngOf({})],
    ['JPEG', withSegment(0xe1, 'Exif secret place'), JPEG],
    ['JPEG', withSegment(0xfe, 'secret place'), JPEG],
    ['JPEG', Buffer.concat([JPEG, Buffer.from('secret place')]), JPEG],
  ])('of a %s holds nothing but the picture', (_kind, content, plain) => {
    expect(content.includes('secret place')).toBe(true);
    expect(readLogo(content)).toEqual(readLogo(plain));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['the beginning of a PNG', pngOf({}).subarray(0, 40)],
    ['a PNG of another checksum', Buffer.concat([pngOf({}).subarray(0, 30), Buffer.from([1]), pngOf({}).subarray(31)])],
    ['an interlaced PNG', pngOf({ interlace: 1 })],
    ['a PNG too wide', pngOf({ colour: 0, width: 2_001, height: 1 })],
    ['a PNG too high', pngOf({ colour: 0, width: 1, height: 2_001 })],
    ['a PNG of no width', pngOf({ width: 0 })],
    ['a PNG of a colour that is none', pngOf({ colour: 5 })],
    ['a palette without colours', pngOf({ colour: 3, palette: Buffer.alloc(0) })],
    ['fewer pixels than said', pngOf({ pixels: deflateSync(Buffer.alloc(10)) })],
    ['a bomb', pngOf({ pixels: deflateSync(Buffer.alloc(50_000_000)) })],
    ['pixels that are not packed', pngOf({ pixels: Buffer.from('none') })],
    ['a row of an unknown filter', pngOf({ pixels: deflateSync(Buffer.alloc(4 * 13, 9)) })],
    ['the beginning of a JPEG', JPEG.subarray(0, 400)],
    ['a JPEG whose pixels end before it does', Buffer.concat([JPEG.subarray(0, JPEG.length - 200), END])],
    ['a JPEG higher than its pixels', withSide(1_900)],
    ['a JPEG too high', withSide(2_001)],
    ['a JPEG of no height', withSide(0)],
    ['a JPEG of beginning and end', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG with an unknown segment', withSegment(0xc8, 'what')],
  ])('is not %s', (_name, content) => expect(kept(content)).toBe(false));

  it('takes no bomb into memory', () => {
    const bomb = pngOf({ pixels: deflateSync(Buffer.alloc(200_000_000)) });
    const before = process.memoryUsage().arrayBuffers;
    expect(kept(bomb)).toBe(false);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });
});
