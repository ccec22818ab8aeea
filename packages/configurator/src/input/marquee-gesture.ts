import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { axisOfView } from '../scene/elevation-axis';
import type { PlanPlace, SceneLight } from '../scene/scene';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { FlatView } from '../state/states';
import { select } from '../verbs/select';
import type { PointerGesture } from './gesture';
import type { PointerInput } from './input';

/** Selects every light that a rectangle touches. */
export function beginMarquee(core: EditorCore, view: FlatView, press: PointerInput): PointerGesture | undefined {
  const from = pointOf(view, press);
  if (from === undefined) return undefined;
  let to = from;
  let adds = press.shift || press.control;
  return {
    scope: { kind: 'marquee', view },
    move: (input) => {
      to = pointOf(view, input) ?? to;
      adds = input.shift || input.control;
      core.live.setState({ ...NOTHING_LIVE, marquee: { view, from, to } }, true);
    },
    drop: () => {
      const { lights } = core.document.getState().scene;
      const caught = lights.filter((light) => touches(view, light, from, to)).map(({ id }): ElementId => id);
      select(core, caught, adds ? 'add' : 'replace');
    },
    cancel: () => undefined,
  };
}

/** In the measures of the view: of an elevation metres to the right of its middle and above the floor. */
function pointOf(view: FlatView, { at, y }: PointerInput): PlanPlace | undefined {
  const elevation = axisOfView(view);
  if (elevation === undefined) return at.x === undefined || at.z === undefined ? undefined : { x: at.x, z: at.z };
  const across = at[elevation.axis];
  return across === undefined || y === undefined ? undefined : { x: across * elevation.sign, z: y };
}

function touches(
  view: FlatView,
  { x, z, radiusMetres, bottomMetres, bodyHeightMetres }: SceneLight,
  from: PlanPlace,
  to: PlanPlace,
): boolean {
  const elevation = axisOfView(view);
  const across = elevation === undefined ? x : (elevation.axis === 'x' ? x : z) * elevation.sign;
  const [low, high] = elevation === undefined ? [z - radiusMetres, z + radiusMetres] : [bottomMetres, bottomMetres + bodyHeightMetres];
  return overlaps(across - radiusMetres, across + radiusMetres, from.x, to.x) && overlaps(low, high, from.z, to.z);
}

function overlaps(low: number, high: number, one: number, other: number): boolean {
  return high >= Math.min(one, other) && low <= Math.max(one, other);
}
