import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { moveChanges } from '../placing/movers';
import { movingOf } from '../placing/moving';
import { namesOf } from '../scene/names';
import type { PlanPlace, Scene } from '../scene/scene';
import { distanceGuides } from '../snap/distance-guides';
import { snapLines } from '../snap/snap-lines';
import type { Snapped } from '../snap/snap-place';
import { snapPointer } from '../snap/snap-pointer';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { Ghost, LivePlace } from '../state/states';
import type { PointerGesture } from './gesture';
import { holdSession } from './held-session';
import type { PointerInput } from './input';

const HALF_MILLIMETRE = 0.0005;
const NOWHERE: PlanPlace = { x: 0, z: 0 };
/** The same list at every step, so that who draws ghosts has nothing to do. */
const NO_GHOSTS: readonly Ghost[] = [];

/**
 * Moves elements in the plan, the pressed one leading: snapped by the snap mode, around obstacles and within the walls.
 * An element without a valid place stays at the last one, with a ghost at the candidate that gives the reason.
 */
export function beginMove(core: EditorCore, ids: readonly ElementId[], leadId: ElementId, press: PointerInput): PointerGesture | undefined {
  const { tree } = core.session.configuration;
  const { scene, furniture } = core.document.getState();
  const moving = movingOf(core, ids);
  const lead = drawn(scene, leadId) ?? scene.lights.find(({ id }) => moving.ids.has(id));
  if (lead === undefined || moving.movers.length === 0) return undefined;
  const isMoving = (id: ElementId) => moving.ids.has(id);
  const lines = snapLines(scene, furniture, isMoving);
  const held = holdSession(core, { kind: 'move', names: namesOf(scene, ids) });
  const grab: PlanPlace = { x: lead.x - (press.at.x ?? lead.x), z: lead.z - (press.at.z ?? lead.z) };
  let last = NOWHERE;

  const show = (ghosts: readonly Ghost[], guides: Snapped['guides']) => {
    const at = { x: lead.x + last.x, z: lead.z + last.z };
    const distances = distanceGuides(scene, at, isMoving);
    core.live.setState({ ...NOTHING_LIVE, overrides: overridesOf(scene, isMoving, last), ghosts, guides: [...guides, ...distances] }, true);
  };
  return {
    scope: { kind: 'moving', ids, view: press.view },
    move: (input) => {
      const { at } = input;
      const meant: PlanPlace = { x: at.x === undefined ? lead.x : at.x + grab.x, z: at.z === undefined ? lead.z : at.z + grab.z };
      const { place, guides } = snapPointer(core, meant, input, { lines, from: lead });
      const wanted: PlanPlace = { x: place.x - lead.x, z: place.z - lead.z };
      const reached = moving.clearance.nearest(wanted);
      const ghostAt = (reason: Refusal): Ghost => ({
        elementId: lead.id,
        place: { ...place, heightCm: heightOf(scene, lead.id) },
        radiusMetres: radiusOf(scene, lead.id),
        reason,
      });
      const refusal =
        (reached === undefined || isElsewhere(reached, wanted) ? moving.clearance.refusalAt(wanted) : undefined) ??
        (reached === undefined ? ({ code: 'editor.outside-room' } as const) : undefined);
      if (reached === undefined) {
        show(refusal === undefined ? NO_GHOSTS : [ghostAt(refusal)], []);
        return;
      }
      const failure = held.propose(moveChanges(tree, moving.movers, reached));
      if (failure === undefined) last = reached;
      const reason = failure ?? refusal;
      show(reason === undefined ? NO_GHOSTS : [ghostAt(reason)], reason === undefined ? guides : []);
    },
    drop: () => {
      if (isElsewhere(last, NOWHERE)) held.commit();
      else held.cancel();
    },
    cancel: held.cancel,
  };
}

function overridesOf(scene: Scene, isMoving: (id: ElementId) => boolean, by: PlanPlace): ReadonlyMap<ElementId, LivePlace> {
  const overrides = new Map<ElementId, LivePlace>();
  for (const { id, x, z, heightCm } of scene.lights) if (isMoving(id)) overrides.set(id, { x: x + by.x, z: z + by.z, heightCm });
  for (const { id, x, z } of scene.canopies) if (isMoving(id)) overrides.set(id, { x: x + by.x, z: z + by.z, heightCm: undefined });
  return overrides;
}

function drawn({ lights, canopies }: Scene, id: ElementId) {
  return lights.find((light) => light.id === id) ?? canopies.find((canopy) => canopy.id === id);
}

function heightOf({ lights }: Scene, id: ElementId): number | undefined {
  return lights.find((light) => light.id === id)?.heightCm;
}

function radiusOf({ lights, canopies }: Scene, id: ElementId): number {
  const canopy = canopies.find((each) => each.id === id);
  return lights.find((light) => light.id === id)?.radiusMetres ?? (canopy?.widthMetres ?? 0) / 2;
}

function isElsewhere(one: PlanPlace, other: PlanPlace): boolean {
  return Math.abs(one.x - other.x) > HALF_MILLIMETRE || Math.abs(one.z - other.z) > HALF_MILLIMETRE;
}
