/** Number of a component, and blocks of it in one unit of a scan of several: horizontal and vertical. */
interface Component {
  readonly id: number;
  readonly across: number;
  readonly down: number;
}

/** Facts of the picture in the frame header. */
export interface JpegFrame {
  readonly width: number;
  readonly height: number;
  readonly isProgressive: boolean;
  readonly components: readonly Component[];
}

const HEAD_BYTES = 6;
const BYTES_PER_COMPONENT = 3;
const MOST_SAMPLING = 4;
const BLOCK_SIDE = 8;

/** The data of a frame, whose length was checked; undefined where the samples of a component cannot be. */
export const frameOf = (data: Buffer, isProgressive: boolean): JpegFrame | undefined => {
  const components: Component[] = [];
  for (let at = HEAD_BYTES; at + BYTES_PER_COMPONENT <= data.length; at += BYTES_PER_COMPONENT) {
    const [id = 0, sampling = 0] = data.subarray(at, at + 2);
    const [across, down] = [sampling >> 4, sampling & 15];
    if (Math.min(across, down) < 1 || Math.max(across, down) > MOST_SAMPLING) return undefined;
    components.push({ id, across, down });
  }
  return { width: data.readUInt16BE(3), height: data.readUInt16BE(1), isProgressive, components };
};

/** Values of a table of codes by length and code. */
type Codes = ReadonlyMap<number, number>;
const CODE_LENGTHS = 16;
const keyOf = (length: number, code: number): number => length * 0x1_0000 + code;

/** The Huffman tables read so far: DC tables at 0 to 3, AC tables at 16 to 19. */
export type CodeTables = Map<number, Codes>;

/** Reads the tables of a segment; false where there is none. */
export const readCodeTables = (data: Buffer, tables: CodeTables): boolean => {
  for (let at = 0; at < data.length; ) {
    const name = data[at] ?? 0;
    const counts = data.subarray(at + 1, at + 1 + CODE_LENGTHS);
    if (counts.length < CODE_LENGTHS) return false;
    const codes = new Map<number, number>();
    let code = 0;
    at += 1 + CODE_LENGTHS;
    for (const [index, count] of counts.entries()) {
      for (let left = count; left > 0; left -= 1) {
        const value = data[at];
        if (value === undefined || code >= 2 ** (index + 1)) return false;
        codes.set(keyOf(index + 1, code), value);
        at += 1;
        code += 1;
      }
      code *= 2;
    }
    tables.set(name, codes);
  }
  return true;
};

export const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** The bits of the pixels of a scan. */
class Bits {
  private at = 0;
  private held = 0;
  private left = 0;

  constructor(private readonly data: Buffer) {}

  /** The next bit; undefined at the end. */
  next(): number | undefined {
    if (this.left === 0) {
      const byte = this.data[this.at];
      if (byte === undefined) return undefined;
      // Behind FF stands a zero that is none of the pixels, or a marker.
      if (byte === 0xff && this.data[this.at + 1] !== 0) return undefined;
      this.at += byte === 0xff ? 2 : 1;
      this.held = byte;
      this.left = 8;
    }
    this.left -= 1;
    return (this.held >> this.left) & 1;
  }

  /** Whole number of so many bits; undefined at the end. */
  number(bits: number): number | undefined {
    let value = 0;
    for (let read = 0; read < bits; read += 1) {
      const bit = this.next();
      if (bit === undefined) return undefined;
      value = value * 2 + bit;
    }
    return value;
  }

  value(codes: Codes): number | undefined {
    let code = 0;
    for (let length = 1; length <= CODE_LENGTHS; length += 1) {
      const bit = this.next();
      if (bit === undefined) return undefined;
      code = code * 2 + bit;
      const found = codes.get(keyOf(length, code));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Goes past a restart; false where none is. */
  restart(): boolean {
    this.left = 0;
    if (this.data[this.at] !== 0xff || !isRestart(this.data[this.at + 1] ?? 0)) return false;
    this.at += 2;
    return true;
  }
}

interface ScanPart {
  readonly component: Component;
  readonly averages: Codes | undefined;
  readonly rest: Codes | undefined;
}

/** Part of the coefficients of each block that a scan has, and how often it was refined before. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly refines: boolean;
}

/** Goes over the codes of one block; false where they end or cannot be. */
const readsBlock = (bits: Bits, { averages, rest }: ScanPart, { from, to }: Band, run: { blocks: number }): boolean => {
  let at = from;
  if (at === 0) {
    const size = averages && bits.value(averages);
    if (size === undefined || size > 15 || bits.number(size) === undefined) return false;
    at = 1;
  }
  if (at > to) return true;
  if (run.blocks > 0) {
    run.blocks -= 1;
    return true;
  }
  while (at <= to) {
    const value = rest && bits.value(rest);
    if (value === undefined) return false;
    const [zeros, size] = [value >> 4, value & 15];
    if (size === 0 && zeros < 15) {
      // Nothing more in this block, and in so many behind it.
      const more = bits.number(zeros);
      if (more === undefined) return false;
      run.blocks = 2 ** zeros + more - 1;
      return true;
    }
    at += zeros + 1;
    if (at > to + 1 || bits.number(size) === undefined) return false;
  }
  return true;
};

const blocksIn = (pixels: number, sampling: number, most: number): number => Math.ceil(Math.ceil((pixels * sampling) / most) / BLOCK_SIDE);

/**
 * Returns whether a scan has the codes of all blocks of its components. Its later refinements are not read: they lean on what was read
 * before, and a picture without one is whole.
 */
export const isScanWhole = (
  { width, height, components, isProgressive }: JpegFrame,
  tables: CodeTables,
  restartEvery: number,
  { head, pixels }: { readonly head: Buffer; readonly pixels: Buffer },
): boolean => {
  const count = head[0] ?? 0;
  if (count < 1 || head.length !== 4 + 2 * count) return false;
  const parts = Array.from({ length: count }, (_, index): ScanPart | undefined => {
    const [id, names = 0] = head.subarray(1 + 2 * index, 3 + 2 * index);
    const component = components.find((known) => known.id === id);
    return component && { component, averages: tables.get(names >> 4), rest: tables.get(16 + (names & 15)) };
  });
  const [from = 0, to = 0, refinement = 0] = head.subarray(1 + 2 * count);
  const band: Band = isProgressive ? { from, to, refines: refinement >> 4 > 0 } : { from: 0, to: 63, refines: false };
  if (band.from > band.to || band.to > 63) return false;
  if (band.refines) return true;
  const most = (side: 'across' | 'down') => Math.max(...components.map((component) => component[side]));
  const [across, down] = [most('across'), most('down')];
  const [only] = parts;
  const isAlone = count === 1 && only !== undefined;
  const units = isAlone
    ? blocksIn(width, only.component.across, across) * blocksIn(height, only.component.down, down)
    : Math.ceil(width / (BLOCK_SIDE * across)) * Math.ceil(height / (BLOCK_SIDE * down));
  const bits = new Bits(pixels);
  const run = { blocks: 0 };
  for (let unit = 0; unit < units; unit += 1) {
    if (restartEvery > 0 && unit > 0 && unit % restartEvery === 0) {
      if (!bits.restart()) return false;
      run.blocks = 0;
    }
    for (const part of parts) {
      if (part === undefined) return false;
      const blocks = isAlone ? 1 : part.component.across * part.component.down;
      for (let block = 0; block < blocks; block += 1) if (!readsBlock(bits, part, band, run)) return false;
    }
  }
  return true;
};
