import type { FileIssues } from '../file-text';

const FULL: Readonly<Record<'A' | 'B' | 'C', readonly string[]>> = {
  A: ['-90..90', '0..90'],
  B: ['-90..90', '0..90'],
  C: ['0..90', '90..180', '0..180'],
};
const HORIZONTAL: Readonly<Record<'A' | 'B' | 'C', readonly string[]>> = {
  A: ['-90..90', '0..90'],
  B: ['-90..90', '0..90'],
  C: ['0..0', '0..90', '0..180', '90..270', '0..360'],
};

const rangeOf = (angles: readonly number[]) => `${angles[0]}..${angles[angles.length - 1]}`;

/** Warns of ranges that no edition knows; they are read as they stand, outside of them is no light (IE7). */
export function checkAngleRanges(
  type: 'A' | 'B' | 'C',
  vertical: { readonly degrees: readonly number[]; readonly line: number },
  horizontal: { readonly degrees: readonly number[]; readonly line: number },
  issues: FileIssues,
): void {
  const [up, across] = [rangeOf(vertical.degrees), rangeOf(horizontal.degrees)];
  if (!FULL[type].includes(up)) issues.warn('angles.range-unusual', vertical.line, 'verticalAngles', up);
  if (!HORIZONTAL[type].includes(across)) issues.warn('angles.range-unusual', horizontal.line, 'horizontalAngles', across);
  const least = type === 'C' ? 0 : -180;
  if (vertical.degrees.some((angle) => angle < least || angle > 180))
    issues.fail('value.out-of-range', vertical.line, 'verticalAngles', up);
  const first = horizontal.degrees[0] as number;
  const last = horizontal.degrees[horizontal.degrees.length - 1] as number;
  if (first < -360 || last > 360 || last - first > 360) issues.fail('value.out-of-range', horizontal.line, 'horizontalAngles', across);
}
