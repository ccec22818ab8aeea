import { outletAt } from '@candil/domain';
import type { PlanPlace, Scene, SceneCanopy, SceneLight, SceneOutlets } from '../scene/scene';

/** One outlet of a canopy and its pendant. */
export interface Outlet extends PlanPlace {
  /** From 1. */
  readonly number: number;
  readonly light: SceneLight | undefined;
}

/** A canopy with outlets. */
export type OutletCanopyInScene = SceneCanopy & { readonly outlets: SceneOutlets };

/** The first canopy with outlets of a scene: a compositor makes one. */
export function outletCanopyOf({ canopies }: Pick<Scene, 'canopies'>): OutletCanopyInScene | undefined {
  return canopies.find((canopy): canopy is OutletCanopyInScene => canopy.outlets !== undefined);
}

/** The outlets of the canopy in their order; none while no canopy is chosen. */
export function outletsIn(scene: Pick<Scene, 'canopies' | 'lights'>): readonly Outlet[] {
  const canopy = outletCanopyOf(scene);
  if (canopy === undefined) return [];
  const lights = scene.lights.filter(({ canopyId }) => canopyId === canopy.id);
  const lightAt = new Map(lights.map((light) => [outletAt(canopy.outlets.places, light), light] as const));
  return canopy.outlets.places.map(({ x, z }, index) => ({ number: index + 1, x, z, light: lightAt.get(index) }));
}
