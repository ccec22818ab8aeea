import type { ElevationSide, FlatView, SceneView } from '../state/states';

/** View direction of an elevation: the axis that runs to the right, and its sign. */
export interface ElevationAxis {
  readonly axis: 'x' | 'z';
  readonly sign: 1 | -1;
}

/** A looks at the back wall, B at the right one, C at the front one, D at the left one. */
export const ELEVATION_AXES: Readonly<Record<ElevationSide, ElevationAxis>> = {
  A: { axis: 'x', sign: 1 },
  B: { axis: 'z', sign: 1 },
  C: { axis: 'x', sign: -1 },
  D: { axis: 'z', sign: -1 },
};

const SIDES: Readonly<Record<Exclude<FlatView, 'plan' | 'walls'>, ElevationSide>> = {
  'elevation-A': 'A',
  'elevation-B': 'B',
  'elevation-C': 'C',
  'elevation-D': 'D',
};

/** The axis of an elevation; undefined for every other view. */
export function axisOfView(view: SceneView | 'tree'): ElevationAxis | undefined {
  return view === 'plan' || view === '3d' || view === 'tree' || view === 'walls' ? undefined : ELEVATION_AXES[SIDES[view]];
}

/** Returns whether a pointer of the view meets surfaces of the room: the hit gives the place, also around a corner. */
export function meetsSurfaces(view: SceneView): view is '3d' | 'walls' {
  return view === '3d' || view === 'walls';
}

/** Returns whether up is up in a view that is worked in by two directions. */
export function isUpright(view: SceneView): boolean {
  return view === 'walls' || axisOfView(view) !== undefined;
}
