import { type CodeTables, frameOf, isRestart, isScanWhole, type JpegFrame, readCodeTables } from './jpeg-scan';

const MARK = 0xff;
const [START, END, SCAN, CODES, RESTARTS] = [0xd8, 0xd9, 0xda, 0xc4, 0xdd];
/** Baseline, extended and progressive, all of Huffman codes: what PDF and browsers read. */
const PROGRESSIVE = 0xc2;
const FRAMES: readonly number[] = [0xc0, 0xc1, PROGRESSIVE];
/** Tables of codes and of quantities, the distance of restarts, and the two segments that say how colours are meant. */
const KEPT: readonly number[] = [...FRAMES, 0xc4, 0xdb, 0xdd, 0xe0, 0xee];
/** Remarks, and segments of applications: cameras write the place of a picture there. */
const isRemark = (marker: number): boolean => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

export const isJpeg = (content: Buffer): boolean => content[0] === MARK && content[1] === START && content[2] === MARK;

/** Returns the end of the pixels of a scan: the next marker that is none of theirs. */
const endOfScan = (content: Buffer, from: number): number => {
  for (let at = content.indexOf(MARK, from); at !== -1; at = content.indexOf(MARK, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== MARK && !isRestart(next)) return at;
  }
  return content.length;
};

const isFrameKnown = (data: Buffer, mostSide: number): boolean => {
  if (data.length < 6) return false;
  const [height, width, components = 0] = [data.readUInt16BE(1), data.readUInt16BE(3), data[5]];
  const isSized = Math.min(width, height) >= 1 && Math.max(width, height) <= mostSide;
  return data[0] === 8 && isSized && [1, 3, 4].includes(components) && data.length === 6 + 3 * components;
};

/** The state of a JPEG by which its next scans are read. */
interface Reading {
  frame: JpegFrame | undefined;
  readonly tables: CodeTables;
  /** 0 = never. */
  restartEvery: number;
}

/** Takes over what a segment says; false where it cannot be. */
const isTakenOver = (reading: Reading, marker: number, data: Buffer, mostSide: number): boolean => {
  if (marker === CODES) return readCodeTables(data, reading.tables);
  if (marker === RESTARTS) {
    if (data.length !== 2) return false;
    reading.restartEvery = data.readUInt16BE(0);
    return true;
  }
  if (!FRAMES.includes(marker)) return true;
  if (reading.frame !== undefined || !isFrameKnown(data, mostSide)) return false;
  reading.frame = frameOf(data, marker === PROGRESSIVE);
  return reading.frame !== undefined;
};

/**
 * A JPEG of nothing but its tables and scans, without remarks and without what follows its end. Undefined where it is none, larger than
 * so many pixels at a side, or where a scan ends before the picture does.
 */
export const readJpeg = (content: Buffer, mostSide: number): Buffer | undefined => {
  const parts: Buffer[] = [content.subarray(0, 2)];
  const reading: Reading = { frame: undefined, tables: new Map(), restartEvery: 0 };
  let scans = 0;
  for (let at = 2; at + 1 < content.length; ) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== MARK) return undefined;
    if (marker === MARK) {
      at += 1;
      continue;
    }
    if (marker === END) return scans > 0 ? Buffer.concat([...parts, content.subarray(at, at + 2)]) : undefined;
    if (at + 4 > content.length) return undefined;
    const length = content.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > content.length) return undefined;
    const data = content.subarray(at + 4, end);
    if (!isTakenOver(reading, marker, data, mostSide)) return undefined;
    if (marker === SCAN) {
      if (reading.frame === undefined) return undefined;
      scans += 1;
      const after = endOfScan(content, end);
      const scan = { head: data, pixels: content.subarray(end, after) };
      if (!isScanWhole(reading.frame, reading.tables, reading.restartEvery, scan)) return undefined;
      parts.push(content.subarray(at, after));
      at = after;
      continue;
    }
    if (KEPT.includes(marker)) parts.push(content.subarray(at, end));
    else if (!isRemark(marker)) return undefined;
    at = end;
  }
  return undefined;
};
