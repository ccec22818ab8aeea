import type { Profile, ProfilePoint } from '@candil/catalogue/imagery';
import { smoothCurve } from './smooth-curve';
import { straightCurve } from './straight-curve';

const SMOOTH_SAMPLES = 64;

/** `detail` 1 is a picture; less is drawn small or many times over. */
export const sampleProfile = (profile: Profile, detail = 1): ProfilePoint[] =>
  profile.curve === 'smooth'
    ? smoothCurve(profile.points, Math.max(profile.points.length, Math.round(SMOOTH_SAMPLES * detail)))
    : straightCurve(profile.points, profile.filletMetres ?? 0, detail);

/** Half a circle from the top pole to the bottom pole. */
export const circleProfile = (radiusMetres: number, centreMetres: number, fromDegrees = 0, toDegrees = 180, samples = 64): ProfilePoint[] =>
  Array.from({ length: samples + 1 }, (_, i): ProfilePoint => {
    const degrees = fromDegrees + ((toDegrees - fromDegrees) * i) / samples;
    const angle = (degrees * Math.PI) / 180;
    return [degrees === 0 || degrees === 180 ? 0 : radiusMetres * Math.sin(angle), centreMetres + radiusMetres * Math.cos(angle)];
  });

/** The profile stood on its head about half of `heightMetres`, order kept outward-facing. */
export const mirrorProfile = (curve: readonly ProfilePoint[], heightMetres: number): ProfilePoint[] =>
  curve.map(([radius, height]): ProfilePoint => [radius, heightMetres - height]).reverse();
