import type { FileIssues } from './file-issue';
import type { NumberReader } from './number-reader';

/** Values of the largest grid that is read: a quarter of a degree over the whole sphere of a symmetric file (TX5). */
export const MOST_VALUES = 260_000;
/** Angles of one kind. */
export const MOST_ANGLES = 3601;

/**
 * Rows of intensities, one for each plane. Values missing at the end count as 0 with one warning, if the first row is complete (TX4).
 * Negative values cause one warning; as light they count as 0 (LI1).
 */
export function readIntensities(reader: NumberReader, planes: number, perPlane: number, issues: FileIssues): number[][] {
  const rows: number[][] = [];
  let hasNegative = false;
  for (let plane = 0; plane < planes && issues.failure === undefined; plane += 1) {
    const row = reader.many('intensities', perPlane);
    if (row.length < perPlane && issues.failure === undefined) {
      if (plane === 0) issues.fail('value.missing', reader.lineIndex, 'intensities');
      else {
        issues.warn('value.missing', reader.lineIndex, 'intensities');
        while (row.length < perPlane) row.push(0);
        rows.push(row);
        while (rows.length < planes) rows.push(new Array<number>(perPlane).fill(0));
        break;
      }
    }
    if (!hasNegative && row.some((value) => value < 0)) {
      hasNegative = true;
      issues.warn('value.out-of-range', reader.lineIndex + 1, 'intensities', String(Math.min(...row)));
    }
    rows.push(row);
  }
  return rows;
}
