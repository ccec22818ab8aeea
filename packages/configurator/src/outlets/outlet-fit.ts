import type { OutletRefusal } from '../editor/refusal';
import { metresInPlan } from '../scene/metres-between';
import type { Outlet } from './outlet';

/** Half the width in metres of the shade at each outlet, by the number of the outlet; an outlet without an entry stays empty. */
export type Hanging = ReadonlyMap<number, number>;

/** Shades that touch do not collide (CO1), and adding metres leaves a little over. */
const HAIR_METRES = 1e-9;

/** Returns the shades at the outlets now. */
export function hangingNow(outlets: readonly Outlet[]): Hanging {
  return new Map(outlets.flatMap(({ number, light }) => (light === undefined ? [] : [[number, light.radiusMetres]])));
}

/** By how much two shades overlap in the plan, metres; 0 or less where they do not. */
export function overlapMetres(one: Outlet, other: Outlet, radii: number): number {
  return radii - metresInPlan(one, other) - HAIR_METRES;
}

/** Returns the numbers of the outlets whose shades would collide with the one at this outlet, the most deeply first. */
export function inTheWay(outlets: readonly Outlet[], hanging: Hanging, number: number): readonly number[] {
  const own = outlets.find((outlet) => outlet.number === number);
  const radius = hanging.get(number);
  if (own === undefined || radius === undefined) return [];
  return outlets
    .flatMap((outlet) => {
      const other = outlet.number === number ? undefined : hanging.get(outlet.number);
      const overlap = other === undefined ? 0 : overlapMetres(own, outlet, radius + other);
      return overlap > 0 ? [{ number: outlet.number, overlap }] : [];
    })
    .toSorted((one, other) => other.overlap - one.overlap)
    .map((each) => each.number);
}

/** Returns the reason the models cannot hang so, looking at the outlets that change; undefined where all hang clear. */
export function refusalOfHanging(outlets: readonly Outlet[], hanging: Hanging, changed: readonly number[]): OutletRefusal | undefined {
  for (const number of changed) {
    const [other] = inTheWay(outlets, hanging, number);
    if (other === undefined) continue;
    const [one, neighbour] = [outlets[number - 1] as Outlet, outlets[other - 1] as Outlet];
    const radii = (hanging.get(number) ?? 0) + (hanging.get(other) ?? 0);
    return { code: 'editor.outlets-too-near', outlets: [number, other], gapMetres: overlapMetres(one, neighbour, radii) };
  }
  return undefined;
}

/**
 * Returns the outlets of a list that can hold a shade each at the same time, in its order: an outlet too near to those before is left
 * out. Other shades that hang are ignored.
 */
export function spaced(outlets: readonly Outlet[], numbers: readonly number[], radiusMetres: number): readonly number[] {
  const taken: Outlet[] = [];
  for (const number of numbers) {
    const outlet = outlets[number - 1];
    if (outlet === undefined || taken.some((other) => overlapMetres(outlet, other, 2 * radiusMetres) > 0)) continue;
    taken.push(outlet);
  }
  return taken.map(({ number }) => number);
}
