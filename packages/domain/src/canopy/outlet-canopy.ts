import { readable } from '../untrusted';

/** Position at which a wire leaves a canopy, metres from its middle: x along its width, z along its depth. */
export interface OutletPlace {
  /** Metres from its middle, along the length of the canopy. */
  readonly x: number;
  /** Metres from its middle, across it. */
  readonly z: number;
}

/** Canopy for several pendants, each on an outlet of its own, as catalogue data. */
export interface OutletCanopy {
  /** The outline of its body. */
  readonly shape: 'round' | 'linear' | 'rectangular';
  /** In the order in which they are numbered. */
  readonly outlets: readonly OutletPlace[];
}

/** The outlets of a canopy that is turned about the vertical, radians counter-clockwise seen from above, in their order (CA9). */
export function outletPlaces({ outlets }: OutletCanopy, yaw: number): readonly OutletPlace[] {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  return outlets.map(({ x, z }) => ({ x: x * cos + z * sin, z: z * cos - x * sin }));
}

/** Most outlets of one canopy (CA10). */
export const MAX_OUTLETS = 24;

const SHAPES: readonly unknown[] = ['round', 'linear', 'rectangular'];

/** Checks catalogue data of such a canopy: a shape, and 2 to 24 outlets within its body, no two in one place; sizes in metres (CA10). */
export function isOutletCanopy(data: unknown, body: { readonly widthMetres: number; readonly depthMetres: number }): data is OutletCanopy {
  return readable(
    () => hasOutlets(data, body),
    () => false,
  );
}

function hasOutlets(data: unknown, body: { readonly widthMetres: number; readonly depthMetres: number }): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { shape, outlets } = data as { readonly shape?: unknown; readonly outlets?: unknown };
  if (!SHAPES.includes(shape) || !Array.isArray(outlets) || outlets.length < 2 || outlets.length > MAX_OUTLETS) return false;
  const isWithin = (metres: unknown, side: number) => typeof metres === 'number' && Math.abs(metres) <= side / 2;
  const isPlace = (place: unknown): place is OutletPlace => {
    const { x, z } = (place ?? {}) as { readonly x?: unknown; readonly z?: unknown };
    return isWithin(x, body.widthMetres) && isWithin(z, body.depthMetres);
  };
  return outlets.every(isPlace) && new Set(outlets.map(({ x, z }) => `${x} ${z}`)).size === outlets.length;
}
