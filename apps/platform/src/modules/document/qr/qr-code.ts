import { errorWords } from './error-words';

/** What a version holds at level M: words of correction per block, and how many words of data the blocks have (ISO/IEC 18004, table 9). */
const VERSIONS: readonly { readonly correction: number; readonly blocks: readonly number[] }[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
  { correction: 26, blocks: [43, 43, 43, 43, 44] },
];
/** Version at which the number of bytes takes two words. */
const LONG_COUNT = 10;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;
/** Level M, in the bits of the format. */
const LEVEL = 0b00;
const FINDER = 7;

/** Dark modules by row and column. */
export type QrCode = readonly (readonly boolean[])[];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Kind, number of bytes, the bytes, and padding up to what the version holds. */
const dataWords = (bytes: Uint8Array, version: number, capacity: number): Uint8Array => {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, version < LONG_COUNT ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  for (let index = 0; bits.length < capacity * 8; index += 1) push(PADDING[index % 2] ?? 0, 8);
  return Uint8Array.from({ length: capacity }, (_, word) => bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => value * 2 + bit, 0));
};

/** Word by word of all blocks in turn, first the data, then the correction. */
const interleaved = (data: Uint8Array, { correction, blocks }: (typeof VERSIONS)[number]): readonly number[] => {
  let from = 0;
  const parts = blocks.map((length) => {
    const part = data.slice(from, from + length);
    from += length;
    return part;
  });
  const corrections = parts.map((part) => errorWords(part, correction));
  const inTurn = (lists: readonly Uint8Array[], length: number) =>
    Array.from({ length }, (_, index) => lists.flatMap((list) => (index < list.length ? [list[index] ?? 0] : []))).flat();
  return [...inTurn(parts, Math.max(...blocks)), ...inTurn(corrections, correction)];
};

/** The remainder of a division of polynomials over bits. */
const remainder = (value: number, divisor: number, degree: number): number => {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit -= 1) if ((rest >>> bit) & 1) rest ^= divisor << (bit - degree);
  return rest;
};
const formatBits = (mask: number): number => {
  const format = (LEVEL << 3) | mask;
  return ((format << 10) | remainder(format, 0b10100110111, 10)) ^ 0b101010000010010;
};
const versionBits = (version: number): number => (version << 12) | remainder(version, 0b1111100100101, 12);

/** Where the small squares stand in both directions; none in the first version. */
const alignments = (version: number): readonly number[] => {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, 2 * version + 8, last];
};

/** A code on its way: what is undefined is for data. */
type Grid = (boolean | undefined)[][];

const gridOf = (version: number): Grid => {
  const size = 4 * version + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line !== undefined && column >= 0 && column < size) line[column] = dark;
  };
  const rings = (row: number, column: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let down = -radius; down <= radius; down += 1)
      for (let right = -radius; right <= radius; right += 1)
        set(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
  };
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const places = alignments(version);
  const last = places.at(-1);
  for (const row of places)
    for (const column of places) {
      const inFinder = (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
      if (!inFinder) rings(row, column, 2, (distance) => distance !== 1);
    }
  const far = size - 4;
  for (const [row, column] of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const)
    rings(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  // Kept free of data; written once the mask is chosen.
  for (let at = 0; at <= 8; at += 1) {
    if (at !== 6) {
      set(8, at, false);
      set(at, 8, false);
    }
    if (at < 8) {
      set(8, size - 1 - at, false);
      set(size - 1 - at, 8, false);
    }
  }
  set(size - 8, 8, true);
  if (version >= FINDER) {
    const bits = versionBits(version);
    for (let bit = 0; bit < 18; bit += 1) {
      const [long, short] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(long, short, ((bits >>> bit) & 1) === 1);
      set(short, long, ((bits >>> bit) & 1) === 1);
    }
  }
  return grid;
};

/** The places of data, two columns at a time, up and down from the right. */
const dataPlaces = (grid: Grid): readonly (readonly [row: number, column: number])[] => {
  const size = grid.length;
  const places: [number, number][] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is left out.
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (grid[row]?.[column] === undefined) places.push([row, column]);
    }
    isUp = !isUp;
  }
  return places;
};

const withFormat = (code: boolean[][], mask: number): void => {
  const size = code.length;
  const bits = formatBits(mask);
  const set = (row: number, column: number, bit: number) => {
    const line = code[row];
    if (line !== undefined) line[column] = ((bits >>> bit) & 1) === 1;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    // Around the first finder.
    if (bit < 6) set(bit, 8, bit);
    else if (bit < 8) set(bit + 1, 8, bit);
    else if (bit === 8) set(8, 7, bit);
    else set(8, 14 - bit, bit);
    // Beside the two others.
    if (bit < 8) set(8, size - 1 - bit, bit);
    else set(size - 15 + bit, 8, bit);
  }
};

const LIGHT_AROUND_FINDER = /(?=10111010000|00001011101)/g;

/** How hard a code is to read, as the standard counts it. */
const penaltyOf = (code: QrCode): number => {
  const size = code.length;
  const columns = Array.from({ length: size }, (_, column) => code.map((row) => row[column] === true));
  const lines = [...code, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = sum(lines.flatMap((line) => (line.match(/1{5,}|0{5,}/g) ?? []).map(({ length }) => length - 2)));
  const finders = 40 * sum(lines.map((line) => line.match(LIGHT_AROUND_FINDER)?.length ?? 0));
  let blocks = 0;
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const dark = code[row]?.[column];
      if (code[row - 1]?.[column] === dark && code[row]?.[column - 1] === dark && code[row - 1]?.[column - 1] === dark) blocks += 3;
    }
  const dark = sum(code.map((row) => row.filter(Boolean).length));
  return runs + finders + blocks + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
};

/**
 * A text as a QR code: bytes of UTF-8 at level M, which survives the loss of 15 %, in the smallest of the versions 1 to 10. Undefined where
 * it does not fit, beyond 213 bytes.
 */
export const qrCode = (text: string): QrCode | undefined => {
  const bytes = new TextEncoder().encode(text);
  const holds = ({ blocks }: (typeof VERSIONS)[number], index: number): boolean =>
    bytes.length + (index + 1 < LONG_COUNT ? 2 : 3) <= sum(blocks);
  const index = VERSIONS.findIndex(holds);
  const version = VERSIONS[index];
  if (version === undefined) return undefined;
  const words = interleaved(dataWords(bytes, index + 1, sum(version.blocks)), version);
  const grid = gridOf(index + 1);
  const places = dataPlaces(grid);
  const codes = MASKS.map((isInverted, mask) => {
    const code = grid.map((row) => row.map((dark) => dark === true));
    for (const [place, [row, column]] of places.entries()) {
      const bit = ((words[place >>> 3] ?? 0) >>> (7 - (place & 7))) & 1;
      const line = code[row];
      if (line !== undefined) line[column] = (bit === 1) !== isInverted(row, column);
    }
    withFormat(code, mask);
    return { code, penalty: penaltyOf(code) };
  });
  return codes.reduce((best, other) => (other.penalty < best.penalty ? other : best)).code;
};
