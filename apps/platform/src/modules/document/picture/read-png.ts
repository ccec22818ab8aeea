import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Numbers of a pixel, by the kind of colour. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };
const PALETTE = 3;
const MOST_FILTER = 4;
/** Name, length and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

export const isPng = (content: Buffer): boolean => content.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** The chunks up to the end; undefined where one breaks off or says something else than its checksum. */
const chunksOf = (content: Buffer): readonly Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + CHUNK_OVERHEAD <= content.length; ) {
    const length = content.readUInt32BE(at);
    const end = at + CHUNK_OVERHEAD + length;
    if (end > content.length) return undefined;
    const named = content.subarray(at + 4, end - 4);
    if (crc32(named) !== content.readUInt32BE(end - 4)) return undefined;
    const name = named.toString('latin1', 0, 4);
    chunks.push({ name, data: named.subarray(4) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return undefined;
};

const written = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const unpacked = (data: Buffer, bytes: number): Buffer | undefined => {
  try {
    // One byte more, to distinguish a bomb from the picture.
    return inflateSync(data, { maxOutputLength: bytes + 1 });
  } catch {
    return undefined;
  }
};

/**
 * Re-encodes a PNG, keeping only its pixels. Undefined if it is invalid, interlaced (not supported in PDF) or too many pixels wide or high.
 */
export const readPng = (content: Buffer, mostSide: number): Buffer | undefined => {
  const chunks = chunksOf(content);
  const [head] = chunks ?? [];
  if (chunks === undefined || head?.name !== 'IHDR' || head.data.length !== 13) return undefined;
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace] = head.data.subarray(8);
  if (Math.min(width, height) < 1 || Math.max(width, height) > mostSide) return undefined;
  if (DEPTHS[colour]?.includes(depth) !== true || compression !== 0 || filter !== 0 || interlace !== 0) return undefined;
  const palette = chunks.find(({ name }) => name === 'PLTE');
  if (colour === PALETTE && (palette === undefined || palette.data.length === 0 || palette.data.length % 3 !== 0)) return undefined;
  const row = 1 + Math.ceil((width * depth * (CHANNELS[colour] ?? 0)) / 8);
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  const pixels = unpacked(packed, row * height);
  if (pixels?.length !== row * height) return undefined;
  for (let at = 0; at < pixels.length; at += row) if ((pixels[at] ?? 0) > MOST_FILTER) return undefined;
  const kept = chunks.filter(({ name }) => name === 'PLTE' || name === 'tRNS');
  return Buffer.concat([
    SIGNATURE,
    written('IHDR', head.data),
    ...kept.map(({ name, data }) => written(name, data)),
    written('IDAT', deflateSync(pixels)),
    written('IEND', Buffer.alloc(0)),
  ]);
};
