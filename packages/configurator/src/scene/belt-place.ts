import type { SceneLight } from './scene';
import type { Direction, RoomPoint, SceneBelt, SceneHost } from './scene-belt';

/** What a place along a belt is told from. */
type Hanging = Pick<SceneBelt, 'points' | 'spans'>;

/** Where a belt is so far along it, and which way it runs there; beyond its ends the end. Undefined for a belt without spans. */
export function placeOnBelt(
  { points, spans }: Hanging,
  arcLengthMetres: number,
): { readonly at: RoomPoint; readonly tangent: Direction; readonly span: number } | undefined {
  const startOf = (index: number): number => points[spans[index]?.from ?? 0]?.arcLengthMetres ?? 0;
  const after = spans.findIndex((_, index) => startOf(index) > arcLengthMetres);
  const index = Math.max(0, (after < 0 ? spans.length : after) - 1);
  const span = spans[index];
  if (span === undefined) return undefined;
  const { curve } = span;
  const steps = curve.slice(1).map((to, step) => distance(curve[step] ?? to, to));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  // A curve of straight pieces is a little shorter than the belt: shares, not metres, are laid along it.
  let left = (Math.min(1, Math.max(0, (arcLengthMetres - startOf(index)) / (span.lengthMetres || 1))) * whole);
  for (const [step, metres] of steps.entries()) {
    const [from, to] = [curve[step], curve[step + 1]];
    if (from === undefined || to === undefined) break;
    if (left <= metres || step === steps.length - 1) {
      const share = metres === 0 ? 0 : Math.min(1, left / metres);
      return { at: between(from, to, share), tangent: direction(from, to), span: index };
    }
    left -= metres;
  }
  return undefined;
}

/** A light as a belt carries it that a gesture changes; others as they are. */
export function lightOnBelt(light: SceneLight, belt: Hanging | undefined): SceneLight {
  if (belt === undefined || light.host === undefined) return light;
  const place = placeOnBelt(belt, light.host.arcLengthMetres);
  if (place === undefined) return light;
  const host: SceneHost = { ...light.host, at: place.at, tangent: place.tangent };
  return { ...light, x: place.at.x, z: place.at.z, bottomMetres: light.bottomMetres + place.at.y - light.host.at.y, host };
}

function distance(a: RoomPoint, b: RoomPoint): number {
  return Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
}

function between(a: RoomPoint, b: RoomPoint, share: number): RoomPoint {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, z: a.z + (b.z - a.z) * share };
}

function direction(a: RoomPoint, b: RoomPoint): Direction {
  const length = distance(a, b) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length, z: (b.z - a.z) / length };
}
