import type { ProfilePoint } from '@candil/catalogue/imagery';
import { lengthBetween } from './profile-line';

/** The same curve `wallMetres` further in, measured at a right angle to it; on the axis it stays on the axis. */
export const offsetProfile = (curve: readonly ProfilePoint[], wallMetres: number): ProfilePoint[] =>
  curve.map((point, i): ProfilePoint => {
    const before = curve[Math.max(0, i - 1)]!;
    const after = curve[Math.min(curve.length - 1, i + 1)]!;
    const length = lengthBetween(before, after);
    const normal: ProfilePoint = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    if (point[0] === 0) return [0, point[1] - wallMetres];
    return [Math.max(0, point[0] - normal[0] * wallMetres), point[1] - normal[1] * wallMetres];
  });
