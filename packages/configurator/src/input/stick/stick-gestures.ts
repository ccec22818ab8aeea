import { type Change, type ElementId, fail, type Result, type StickEnd } from '@candil/domain';
import { labelOf } from '../../belts/shape-belt';
import type { EditorCore } from '../../editor/core';
import type { Refusal } from '../../editor/refusal';
import { roomPoint } from '../../scene/belt-scene';
import { isSamePlace } from '../../scene/same-place';
import type { RoomPoint, Surface } from '../../scene/scene-belt';
import type { SceneStick } from '../../scene/scene-stick';
import type { Label } from '../../state/label';
import { NOTHING_LIVE } from '../../state/nothing-live';
import type { Scope } from '../../state/states';
import { bringLines, copiedLines, type LineCopies } from '../../sticks/copy-lines';
import { lineChanges, type WantedStick } from '../../sticks/line-changes';
import { movedEnd, movedLines, rollChange } from '../../sticks/move-stick';
import { sticksAt } from '../../sticks/stick-at';
import type { PointerGesture } from '../gesture';
import type { PointerInput } from '../input';
import { liveSticks } from './stick-live';

const TURN_DEGREES = 15;
/** Rotation of the light about its stick for each pixel of the drag. */
const DEGREES_PER_PIXEL = 1;
/** Distance from the edge of a wall within which the floor or ceiling that an end stands on is still meant. */
const EDGE_METRES = 0.15;

/** Resulting sticks of a candidate, and the changes that carry it out. */
interface Candidate {
  readonly sticks: readonly WantedStick[];
  readonly changes: readonly Change[];
}

/** A gesture that keeps the last candidate that stands and carries it out when it is dropped. */
function candidateGesture(
  core: EditorCore,
  label: Label,
  scope: Scope,
  candidateAt: (input: PointerInput) => Result<Candidate, Refusal> | undefined,
): PointerGesture {
  const { scene } = core.document.getState();
  const was = new Map(sticksAt(core).sticks.map((stick) => [stick.id, stick]));
  const isWhereItWas = ({ id, from, to }: WantedStick) => {
    const stood = was.get(id);
    return stood !== undefined && isSamePlace(from, stood.from) && isSamePlace(to, stood.to);
  };
  let last: Candidate | undefined;
  return {
    scope,
    move: (input) => {
      const tried = candidateAt(input);
      if (tried?.ok && core.preview(tried.value.changes).ok) last = tried.value;
      core.live.setState({ ...NOTHING_LIVE, sticks: liveSticks(scene, last?.sticks ?? []) }, true);
    },
    drop: () => {
      if (last !== undefined && !last.sticks.every(isWhereItWas)) core.change(last.changes, label);
    },
    cancel: () => undefined,
  };
}

/** Pulls an end along its reach curves, or a joint with its line. */
export function beginEnd(core: EditorCore, id: ElementId, end: StickEnd, from: PointerInput): PointerGesture | undefined {
  const stick = core.document.getState().scene.sticks.find((each) => each.id === id);
  if (stick === undefined) return undefined;
  const scope = { kind: 'stick', ids: [id], how: 'end', view: from.view } as const;
  return candidateGesture(core, labelOf(core, 'shape', [id]), scope, (input) => {
    const to = pointFor(stick, end, input, from);
    return to === undefined ? undefined : candidateOf(core, movedEnd(core, id, end, to));
  });
}

function candidateOf(core: EditorCore, moved: Result<readonly WantedStick[], Refusal> | undefined): Result<Candidate, Refusal> | undefined {
  if (moved === undefined || !moved.ok) return moved;
  const changes = lineChanges(core, { sticks: moved.value });
  return changes.ok ? { ok: true, value: { sticks: moved.value, changes: changes.value } } : fail(changes.failure);
}

/**
 * An end on a surface goes to the surface that is hit, an end in the air goes across the view; an upright view leaves
 * the depth as it is.
 */
function pointFor(stick: SceneStick, end: StickEnd, input: PointerInput, from: PointerInput): RoomPoint | undefined {
  const { held, ...was } = stick[end];
  const { hit, at, y, view } = input;
  if (held.kind === 'surface' && view === 'plan') return onSurfaceInPlan(held.surface, was, at);
  if (held.kind === 'surface' && hit !== undefined) return alongEdge(held.surface, was, input, from) ?? hit.point;
  return { x: at.x ?? was.x, y: y ?? was.y, z: at.z ?? was.z };
}

/** Seen from above every surface lies under the pointer or beside it, so that an end keeps its surface: a wall its depth, floor and ceiling their height. */
function onSurfaceInPlan(surface: Surface, was: RoomPoint, at: PointerInput['at']): RoomPoint {
  const isFlat = surface === 'floor' || surface === 'ceiling';
  const isAcross = surface === 'wall-A' || surface === 'wall-C';
  return { x: isFlat || isAcross ? (at.x ?? was.x) : was.x, y: was.y, z: isFlat || !isAcross ? (at.z ?? was.z) : was.z };
}

/**
 * Unfolded walls show elements on the floor or under the ceiling at their edge, however far it is from the wall: pulled along the edge it
 * keeps its distance. Undefined where it leaves the edge.
 */
function alongEdge(surface: Surface, was: RoomPoint, { view, hit, y }: PointerInput, from: PointerInput): RoomPoint | undefined {
  const isAtEdge = surface === 'floor' || surface === 'ceiling';
  if (view !== 'walls' || !isAtEdge || hit === undefined || from.hit === undefined) return undefined;
  if (hit.surface !== surface && Math.abs((y ?? was.y) - was.y) > EDGE_METRES) return undefined;
  const [x, z] = [hit.point.x - from.hit.point.x, hit.point.z - from.hit.point.z];
  return Math.abs(x) > Math.abs(z) ? { ...was, x: was.x + x } : { ...was, z: was.z + z };
}

/** Moves the lines of sticks along the surfaces that they are fixed to. */
export function beginLine(core: EditorCore, ids: readonly ElementId[], from: PointerInput): PointerGesture {
  const scope = { kind: 'stick', ids, how: 'line', view: from.view } as const;
  return candidateGesture(core, labelOf(core, 'move', ids), scope, (input) => {
    const between = (axis: 'x' | 'z') => (input.at[axis] ?? 0) - (from.at[axis] ?? 0);
    return candidateOf(core, movedLines(core, ids, { x: between('x'), y: (input.y ?? 0) - (from.y ?? 0), z: between('z') }));
  });
}

/** Pulls a copy of the lines off, which stay; nothing is copied until it stands somewhere. */
export function beginLineCopy(core: EditorCore, ids: readonly ElementId[], from: PointerInput): PointerGesture {
  let last: LineCopies | undefined;
  return {
    scope: { kind: 'stick', ids, how: 'line', view: from.view },
    move: (input) => {
      const between = (axis: 'x' | 'z') => (input.at[axis] ?? 0) - (from.at[axis] ?? 0);
      const copies = copiedLines(core, ids, { x: between('x'), y: (input.y ?? 0) - (from.y ?? 0), z: between('z') });
      if (copies.ok && core.preview(copies.value.changes).ok) last = copies.value;
      const rods = (last?.sticks ?? []).map((stick) => ({ from: roomPoint(stick.from), to: roomPoint(stick.to) }));
      core.live.setState({ ...NOTHING_LIVE, rods }, true);
    },
    drop: () => {
      if (last !== undefined) bringLines(core, last);
    },
    cancel: () => undefined,
  };
}

/** Turns the light of sticks about them: by quarters of a right angle and a half, freely with Shift or Alt. */
export function beginRoll(core: EditorCore, ids: readonly ElementId[], from: PointerInput, lead: SceneStick): PointerGesture {
  const { scene } = core.document.getState();
  let degrees = lead.rollDegrees;
  return {
    scope: { kind: 'stick', ids, how: 'roll', view: from.view },
    move: (input) => {
      const free = lead.rollDegrees + input.acrossPixels * DEGREES_PER_PIXEL;
      const wanted = input.shift || input.alt ? Math.round(free) : Math.round(free / TURN_DEGREES) * TURN_DEGREES;
      degrees = ((wanted % 360) + 360) % 360;
      const live = new Map(
        scene.sticks.filter(({ id }) => ids.includes(id)).map((stick) => [stick.id, { ...stick, rollDegrees: degrees }]),
      );
      core.live.setState({ ...NOTHING_LIVE, sticks: live }, true);
    },
    drop: () => {
      if (degrees !== lead.rollDegrees) core.change(rollChange(ids, degrees), labelOf(core, 'turn', ids));
    },
    cancel: () => undefined,
  };
}
