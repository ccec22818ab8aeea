import { FileIssues, MOST_ANGLES, NumberReader, readLines } from '../file-text';
import type { IesTilt, IesTiltTable } from './ies-file';

/** The text of the file that a TILT line names, undefined where it cannot be had. */
export type TiltFileSource = (fileName: string) => string | Uint8Array | undefined;

const SYNTAX = { comma: 'delimiter', blankLines: 'plain' } as const;

/** A table of multipliers: lamp geometry, count, angles, multipliers. */
export function readTiltTable(reader: NumberReader, issues: FileIssues): IesTiltTable | undefined {
  const lampGeometry = reader.count('tilt.lampGeometry', 1, 3) as 1 | 2 | 3;
  const count = reader.count('tilt.count', 1, MOST_ANGLES);
  if (issues.failure !== undefined) return undefined;
  const anglesDegrees = reader.angles('tilt.angles', count);
  const multipliers = reader.many('tilt.multipliers', count);
  if (multipliers.length < count) issues.fail('value.missing', reader.lineIndex, 'tilt.multipliers');
  reader.endLine();
  return issues.failure === undefined ? { lampGeometry, anglesDegrees, multipliers } : undefined;
}

/** Reads the TILT line; `reader` reads a table that follows it (IE4). */
export function readTilt(
  line: string,
  lineNumber: number,
  reader: NumberReader,
  issues: FileIssues,
  source: TiltFileSource | undefined,
): IesTilt {
  const named = line.slice(line.indexOf('=') + 1).trim();
  const word = named.toUpperCase();
  if (word === 'NONE') return { kind: 'none' };
  if (word === '') issues.warn('tilt.missing', lineNumber, 'tilt');
  if (word === '') return { kind: 'none' };
  if (word === 'INCLUDE') {
    const table = readTiltTable(reader, issues);
    return table === undefined ? { kind: 'none' } : { kind: 'include', table };
  }
  const text = source?.(named);
  if (text === undefined) {
    issues.warn('tilt.file-missing', lineNumber, 'tilt', named);
    return { kind: 'file', fileName: named };
  }
  // Faults of the other file are reported at the TILT line of this one: line numbers of the other file would mislead.
  const inner = new FileIssues(false);
  const lines = readLines(text, inner);
  const table = lines && readTiltTable(new NumberReader(lines, 0, SYNTAX, inner), inner);
  if (inner.failure !== undefined) issues.fail(inner.failure.code, lineNumber, inner.failure.field, named);
  return table === undefined ? { kind: 'file', fileName: named } : { kind: 'file', fileName: named, table };
}

/** The part of the flux a lamp gives at a tilt of the luminaire, between the angles of its table linearly; 1 without a table (IE4). */
export function tiltMultiplier(tilt: IesTilt, tiltDegrees: number): number {
  const table = tilt.kind === 'none' ? undefined : tilt.table;
  if (table === undefined) return 1;
  const { anglesDegrees, multipliers } = table;
  const above = anglesDegrees.findIndex((angle) => angle >= tiltDegrees);
  if (above === 0) return multipliers[0] as number;
  if (above < 0) return multipliers[multipliers.length - 1] as number;
  const [low, high] = [anglesDegrees[above - 1] as number, anglesDegrees[above] as number];
  const share = (tiltDegrees - low) / (high - low);
  return (multipliers[above - 1] as number) * (1 - share) + (multipliers[above] as number) * share;
}
