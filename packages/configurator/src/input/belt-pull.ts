import { type BeltPath, sagOf, slackOfSag } from '@candil/domain';
import { type Attached, attachedAt } from '../belts/attach-place';
import { type BeltAt, beltAt, roomSizeOf } from '../belts/belt-at';
import { hangAlong } from '../belts/belt-changes';
import { liveBelt } from '../belts/live-belt';
import { labelOf, withPoint, withSlack } from '../belts/shape-belt';
import { shiftedPath } from '../belts/shift-belts';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { meetsSurfaces } from '../scene/elevation-axis';
import { isSamePlace } from '../scene/same-place';
import type { RoomPoint } from '../scene/scene-belt';
import { fixedPoints, snapAttached } from '../snap/snap-attached';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { Ghost, Guide } from '../state/states';
import { select, selectBeltPart } from '../verbs/select';
import type { PointerGesture } from './gesture';
import { holdSession } from './held-session';
import type { PointerInput } from './input';

/** Radius of the ring drawn where a point is not allowed. */
const GHOST_RADIUS_METRES = 0.05;

/** Pulls a point of a belt over the surfaces of the room; at an invalid place it stays at the last valid one, with a ghost that gives the reason. */
export function beginPointPull(core: EditorCore, id: string, index: number, press: PointerInput): PointerGesture | undefined {
  const was = beltAt(core, id);
  const { scene } = core.document.getState();
  const pulled = scene.belts.find((belt) => belt.id === id)?.points[index];
  if (was === undefined || pulled === undefined) return undefined;
  selectBeltPart(core, { beltId: id, kind: 'point', index });
  const room = roomSizeOf(core);
  const start: Attached = { surface: pulled.surface, point: { x: pulled.x, y: pulled.y, z: pulled.z } };
  const fixed = fixedPoints(scene, (beltId, at) => beltId === id && at === index);
  const from = was.path.points[index === 0 ? 1 : index - 1];
  const grab = grabOf(start.point, press);
  const shaping = beginShaping(core, was);
  return {
    scope: { kind: 'shaping', beltId: id, handle: 'point', index, view: press.view },
    move: (input) => {
      const meant = attachedAt({ input: grabbed(input, grab), room, held: undefined, beside: start.point, pulled: start });
      const last = from && { x: from[0], y: from[1], z: from[2] };
      const { point, guides } = snapAttached(core, meant, input, { fixed, from: last });
      shaping.propose(withPoint(was, index, point), point, guides);
    },
    drop: shaping.drop,
    cancel: shaping.cancel,
  };
}

/** Pulls the lowest point of a span up or down; the pointer gives the height. */
export function beginSagPull(core: EditorCore, id: string, span: number, press: PointerInput): PointerGesture | undefined {
  const was = beltAt(core, id);
  const curve = was?.belt.spans[span];
  const startY = press.y;
  if (was === undefined || curve === undefined || startY === undefined) return undefined;
  selectBeltPart(core, { beltId: id, kind: 'span', index: span });
  const startSag = sagOf(curve);
  const shaping = beginShaping(core, was);
  return {
    scope: { kind: 'shaping', beltId: id, handle: 'sag', index: span, view: press.view },
    move: (input) => {
      const wanted = Math.max(0, startSag + startY - (input.y ?? startY));
      const sag = snapSag(core, wanted, input);
      const path = withSlack(was, span, slackOfSag(curve.from, curve.to, sag));
      const [x, y, z] = curve.from;
      shaping.propose(path, { x, y: y - sag, z }, []);
    },
    drop: shaping.drop,
    cancel: shaping.cancel,
  };
}

/** Moves a belt with everything on it, each point over its own surface. */
export function beginBeltShift(core: EditorCore, id: string, press: PointerInput): PointerGesture | undefined {
  const was = beltAt(core, id);
  const [x, y, z] = was?.path.points[0] ?? [0, 0, 0];
  if (was === undefined) return undefined;
  select(core, [id]);
  const fixed = fixedPoints(core.document.getState().scene, (beltId) => beltId === id);
  const first: RoomPoint = { x, y, z };
  const grab = { x: x - (press.at.x ?? x), y: 0, z: z - (press.at.z ?? z) };
  const shaping = beginShaping(core, was);
  return {
    scope: { kind: 'moving', ids: [id], view: press.view },
    move: (input) => {
      const { at } = grabbed(input, grab);
      const meant: Attached = { surface: 'ceiling', point: { x: at.x ?? x, y, z: at.z ?? z } };
      const { point, guides } = snapAttached(core, meant, { ...input, view: 'plan' }, { fixed, from: first });
      shaping.propose(shiftedPath(was, { x: point.x - x, y: 0, z: point.z - z }, core), point, guides);
    },
    drop: shaping.drop,
    cancel: shaping.cancel,
  };
}

/** Steps of 5 cm on the grid, of 1 cm else, of 1 mm while Alt is held. */
function snapSag({ view }: EditorCore, metres: number, { alt }: PointerInput): number {
  const { snap } = view.getState();
  const step = alt || snap === 'off' ? 0.001 : snap === 'grid' ? 0.05 : 0.01;
  return Math.round(metres / step) * step;
}

/** Tries path after path; the last that stood is carried out. */
function beginShaping(core: EditorCore, was: BeltAt) {
  const held = holdSession(core, labelOf(core, 'shape', [was.id]));
  let last: BeltPath | undefined;
  const ghostAt = ({ x, y, z }: RoomPoint, reason: Refusal): Ghost => {
    const heightCm = Math.round((roomSizeOf(core).height - y) * 100);
    return { elementId: was.id, place: { x, z, heightCm }, radiusMetres: GHOST_RADIUS_METRES, reason };
  };
  return {
    propose: (path: BeltPath, at: RoomPoint, guides: readonly Guide[]) => {
      const { changes, failure } = hangAlong(core, was, path);
      const reason = failure ?? held.propose(changes);
      if (reason === undefined) last = path;
      const shown = last === undefined ? {} : liveBelt(core, was, last);
      const live = reason === undefined ? { guides } : { ghosts: [ghostAt(at, reason)] };
      core.live.setState({ ...NOTHING_LIVE, ...shown, ...live }, true);
    },
    drop: () => {
      if (last === undefined || isSamePath(was.path, last)) held.cancel();
      else held.commit();
    },
    cancel: held.cancel,
  };
}

/** Whether a belt that was pulled is back where it was. */
function isSamePath(was: BeltPath, path: BeltPath): boolean {
  return (
    path.points.length === was.points.length &&
    path.points.every((point, index) => isSamePlace(point, was.points[index] ?? point)) &&
    path.slack.every((slack, index) => slack === was.slack[index])
  );
}

/** Offset from the pointer to the grabbed point, on the axes of the view. */
export function grabOf({ x, y, z }: RoomPoint, press: PointerInput): RoomPoint {
  if (meetsSurfaces(press.view)) return { x: 0, y: 0, z: 0 };
  return { x: x - (press.at.x ?? x), y: press.y === undefined ? 0 : y - press.y, z: z - (press.at.z ?? z) };
}

export function grabbed(input: PointerInput, grab: RoomPoint): PointerInput {
  const { x, z } = input.at;
  return {
    ...input,
    at: { ...(x !== undefined && { x: x + grab.x }), ...(z !== undefined && { z: z + grab.z }) },
    ...(input.y !== undefined && { y: input.y + grab.y }),
  };
}
