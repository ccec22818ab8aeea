import { CODE_PAGE_437 } from './code-page-437.data';
import { WINDOWS_1252 } from './windows-1252.data';

/** Characters that are joined at once: a call takes a limited number of arguments. */
const CHUNK = 4096;

/**
 * The text of a file's bytes: UTF-16 by its byte order mark, UTF-8 where the bytes are valid UTF-8, else code page 437 of DOS where words
 * have its letters in them, else code page 1252, the superset of latin-1 (TX1, TX10). A byte order mark is taken away.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes, 0);
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes, 1);
  const codePoint = isCodePage437(bytes) ? codePoint437 : codePoint1252;
  return withoutMark(decodeUtf8(bytes) ?? join(bytes.length, (index) => codePoint(bytes[index] as number)));
}

/** A text without byte order mark. */
export function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

function codePoint1252(byte: number): number {
  return byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252.charCodeAt(byte - 0x80) : byte;
}

function codePoint437(byte: number): number {
  return byte >= 0x80 ? CODE_PAGE_437.charCodeAt(byte - 0x80) : byte;
}

const isLetter = (byte: number | undefined) => byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
/** Apostrophe and dashes of code page 1252: they stand between letters too. */
const BETWEEN = [0x92, 0x96, 0x97];
/** ß of code page 437, á of 1252. */
const EITHER = 0xe1;

/**
 * Recognises code page 437: letters within words from 0x80 to 0xA5, where 1252 has signs, outnumber letters of 1252 within words from 0xC0
 * on (TX10).
 */
function isCodePage437(bytes: Uint8Array): boolean {
  let [dos, windows] = [0, 0];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    if (byte < 0x80 || BETWEEN.includes(byte) || byte === EITHER) continue;
    const [before, after] = [isLetter(bytes[index - 1]), isLetter(bytes[index + 1])];
    if (byte <= 0xa5 && before && after) dos += 1;
    else if (byte >= 0xc0 && (before || after)) windows += 1;
  }
  return dos > windows;
}

function decodeUtf16(bytes: Uint8Array, high: 0 | 1): string {
  const at = (index: number) => bytes[index] as number;
  return join((bytes.length >> 1) - 1, (index) => (at(2 * index + 3 - high) << 8) | at(2 * index + 2 + high));
}

function join(length: number, unitOf: (index: number) => number): string {
  let text = '';
  const units: number[] = [];
  for (let index = 0; index < length; index += 1) {
    units.push(unitOf(index));
    if (units.length === CHUNK) text += String.fromCharCode(...units.splice(0));
  }
  return text + String.fromCharCode(...units);
}

/** Undefined where the bytes are no UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  let text = '';
  const units: number[] = [];
  for (let index = 0; index < bytes.length; ) {
    const lead = bytes[index] as number;
    const more = lead < 0x80 ? 0 : lead >= 0xc2 && lead < 0xe0 ? 1 : (lead & 0xf0) === 0xe0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : -1;
    if (more < 0 || index + more >= bytes.length) return undefined;
    let point = more === 0 ? lead : lead & (0x3f >> more);
    for (let step = 1; step <= more; step += 1) {
      const next = bytes[index + step] as number;
      if ((next & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (next & 0x3f);
    }
    const isOverlong = (more === 2 && point < 0x800) || (more === 3 && (point < 0x10000 || point > 0x10ffff));
    if (isOverlong || (point >= 0xd800 && point < 0xe000)) return undefined;
    if (point < 0x10000) units.push(point);
    else units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
    index += more + 1;
    if (units.length >= CHUNK) text += String.fromCharCode(...units.splice(0));
  }
  return text + String.fromCharCode(...units);
}
