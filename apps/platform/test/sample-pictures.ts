import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** Kind of colour: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
  readonly colour?: number;
  readonly interlace?: number;
  readonly palette?: Buffer;
  /** Packed; by default zeros of the right number. */
  readonly pixels?: Buffer;
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A PNG of 8 bits, by default of 4 × 4 pixels, written without the reader of the service. */
export const pngOf = ({
  width = 4,
  height = 4,
  colour = 2,
  interlace = 0,
  palette = Buffer.from([0, 0, 0, 255, 255, 255]),
  pixels,
}: PngOptions): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colour, 0, 0, interlace], 8);
  const row = 1 + width * (CHANNELS[colour] ?? 3);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(colour === 3 ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', pixels ?? deflateSync(Buffer.alloc(row * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PNG with one more chunk behind its head. */
export const withChunk = (png: Buffer, name: string, data: Buffer): Buffer => {
  const behindHead = 8 + 12 + 13;
  return Buffer.concat([png.subarray(0, behindHead), chunk(name, data), png.subarray(behindHead)]);
};
