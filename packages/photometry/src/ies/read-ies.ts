import {
  type FileIssue,
  FileIssues,
  type FileReading,
  MOST_ANGLES,
  MOST_VALUES,
  NumberReader,
  type ReadOptions,
  readIntensities,
  readLines,
} from '../file-text';
import { fail, ok, type Result } from '../result';
import { checkAngleRanges } from './ies-angles';
import type { IesFile } from './ies-file';
import { type IesHead, readIesHead } from './ies-head';
import { readTilt, type TiltFileSource } from './ies-tilt';

/** Options of reading an IES file. */
export interface IesReadOptions extends ReadOptions {
  /** Loads the table that `TILT=name` refers to. */
  readonly tiltFile?: TiltFileSource;
}

const TYPES = ['C', 'B', 'A'] as const;
const MOST_LAMPS = 10_000;

/**
 * Reads an IES file of any edition of LM-63, given as text or bytes. Common deviations from the format are read with a warning; with
 * `strict` the first of them is the failure (IE1–IE9, TX1–TX7).
 */
export function readIes(input: string | Uint8Array, options: IesReadOptions = {}): Result<FileReading<IesFile>, FileIssue> {
  const issues = new FileIssues(options.strict ?? false);
  const lines = readLines(input, issues);
  const head = lines && readIesHead(lines, issues);
  const file = lines && head && issues.failure === undefined ? readBody(lines, head, issues, options) : undefined;
  if (issues.failure !== undefined || file === undefined) return fail(issues.failure ?? { code: 'file.empty', line: 1, field: 'file' });
  return ok({ file, warnings: issues.warnings });
}

/**
 * A comma parts numbers by the standard. It is a decimal point where no point stands, blanks part the numbers, and no word has
 * two commas (TX3).
 */
function commaOf(lines: readonly string[], from: number): 'delimiter' | 'decimal' {
  let hasComma = false;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] as string;
    if (line.includes('.') || /,\s|,\S*,|(^|\s),/.test(line) || line.endsWith(',')) return 'delimiter';
    hasComma ||= line.includes(',');
  }
  return hasComma ? 'decimal' : 'delimiter';
}

function readBody(lines: readonly string[], head: IesHead, issues: FileIssues, options: IesReadOptions): IesFile | undefined {
  const { version, keywords, labels, tiltLine } = head;
  const comma = commaOf(lines, tiltLine + 1);
  const reader = new NumberReader(lines, tiltLine + 1, { comma, blankLines: 'odd' }, issues);
  const tilt = readTilt(lines[tiltLine] as string, tiltLine + 1, reader, issues, options.tiltFile);
  const lampCount = reader.count('lampCount', 0, MOST_LAMPS);
  const lumensPerLamp = reader.required('lumensPerLamp');
  const candelaMultiplier = reader.required('candelaMultiplier');
  const verticalCount = reader.count('verticalAngleCount', 1, MOST_ANGLES);
  const horizontalCount = reader.count('horizontalAngleCount', 1, MOST_ANGLES);
  const photometricType = TYPES[reader.count('photometricType', 1, 3) - 1] as 'A' | 'B' | 'C';
  const units = reader.count('units', 1, 2) === 1 ? 'feet' : 'metres';
  const openingWidth = reader.required('openingWidth');
  const openingLength = reader.required('openingLength');
  const openingHeight = reader.required('openingHeight');
  const ballastFactor = reader.required('ballastFactor');
  const thirdFactor = reader.required('thirdFactor');
  const inputWatts = reader.required('inputWatts');
  if (lumensPerLamp < 0 && lumensPerLamp !== -1)
    issues.warn('value.out-of-range', reader.lineIndex, 'lumensPerLamp', String(lumensPerLamp));
  const isOld = version === '1986' || version === '1991';
  for (const [field, factor] of [
    ['candelaMultiplier', candelaMultiplier],
    ['ballastFactor', ballastFactor],
    ['thirdFactor', isOld ? thirdFactor : 1],
  ] as const)
    if (factor === 0) issues.warn('value.out-of-range', reader.lineIndex + 1, field, '0');
  if ((version === '1995' || version === '2002') && thirdFactor !== 1)
    issues.warn('value.out-of-range', reader.lineIndex + 1, 'thirdFactor', String(thirdFactor));
  if (verticalCount * horizontalCount > MOST_VALUES) issues.fail('file.too-large', reader.lineIndex + 1, 'intensities');
  if (issues.failure !== undefined) return undefined;
  const verticalDegrees = reader.angles('verticalAngles', verticalCount);
  const verticalLine = reader.lineIndex + 1;
  const horizontalDegrees = reader.angles('horizontalAngles', horizontalCount);
  if (issues.failure !== undefined) return undefined;
  checkAngleRanges(
    photometricType,
    { degrees: verticalDegrees, line: verticalLine },
    { degrees: horizontalDegrees, line: reader.lineIndex + 1 },
    issues,
  );
  const candela = readIntensities(reader, horizontalCount, verticalCount, issues);
  if (issues.failure === undefined && !reader.ended) reader.expectEnd('intensities');
  const numbers = {
    lampCount,
    lumensPerLamp,
    candelaMultiplier,
    photometricType,
    units,
    openingWidth,
    openingLength,
    openingHeight,
  } as const;
  return {
    version,
    keywords,
    labels,
    tilt,
    ...numbers,
    ballastFactor,
    thirdFactor,
    inputWatts,
    verticalDegrees,
    horizontalDegrees,
    candela,
  };
}
