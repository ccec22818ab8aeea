import {
  anchorSurfaceOf,
  type Change,
  type CheckedStick,
  type ElementId,
  elementOf,
  fail,
  frameOf,
  linesOfSticks,
  nearestOnReach,
  ok,
  type Position,
  pointOfEnd,
  type Result,
  reachArcs,
  type StickBar,
  type StickEnd,
  type StickPoint,
  settleSticks,
  surfacesAt,
} from '@candil/domain';
import { type Done, labelOf, notThere, refused } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { metresBetween } from '../scene/metres-between';
import type { RoomPoint } from '../scene/scene-belt';
import { modelOf, newPart } from '../verbs/new-light';
import { lineChanges, type WantedStick } from './line-changes';
import { lineOf, positionOf, type SticksAt, sticksAt } from './stick-at';

/** Moves an end: a loose one about the other end of its stick, a joint with all sticks in it. */
export function moveEnd(core: EditorCore, id: ElementId, end: StickEnd, to: RoomPoint, key?: string): Done {
  const moved = movedEnd(core, id, end, to);
  if (moved === undefined) return notThere(core, id);
  const changes = moved.ok ? lineChanges(core, { sticks: moved.value }) : moved;
  return changes.ok ? core.change(changes.value, labelOf(core, 'shape', [id]), key) : refused(core, changes.failure);
}

/** The sticks with an end as near to a point as its stick reaches; undefined for a stick that is not there. */
export function movedEnd(
  core: EditorCore,
  id: ElementId,
  end: StickEnd,
  to: RoomPoint,
): Result<readonly WantedStick[], Refusal> | undefined {
  const was = sticksAt(core);
  const stick = was.sticks.find((each) => each.id === id);
  if (stick === undefined) return undefined;
  const at = positionOf(to);
  const sticks = isJoined(was.sticks, stick, end) ? withJoint(was, stick, end, at) : withLooseEnd(was, stick, end, at);
  return sticks === undefined ? fail(tooFar(stick, at, end)) : ok(sticks);
}

/** Moves the lines of sticks as they are; along the surfaces that they are fixed to, never off them. */
export function moveLines(core: EditorCore, ids: readonly ElementId[], by: RoomPoint, key?: string): Done {
  const moved = movedLines(core, ids, by);
  const changes = moved.ok ? lineChanges(core, { sticks: moved.value }) : moved;
  return changes.ok ? core.change(changes.value, labelOf(core, 'move', ids), key) : refused(core, changes.failure);
}

export function movedLines(core: EditorCore, ids: readonly ElementId[], by: RoomPoint): Result<readonly WantedStick[], Refusal> {
  const was = sticksAt(core);
  const lines = linesOfSticks(was.sticks).filter((line) => line.some((id) => ids.includes(id)));
  const shiftOf = new Map<ElementId, Position>();
  for (const line of lines) {
    const { x, y, z } = heldAxes(was, line);
    const shift: Position = [x ? 0 : by.x, y ? 0 : by.y, z ? 0 : by.z];
    for (const id of line) shiftOf.set(id, shift);
  }
  const moved = (point: Position, [x, y, z]: Position): Position => [point[0] + x, point[1] + y, point[2] + z];
  return ok(
    was.sticks.map((stick) => {
      const shift = shiftOf.get(stick.id);
      return shift === undefined ? stick : { ...stick, from: moved(stick.from, shift), to: moved(stick.to, shift) };
    }),
  );
}

/** The directions in which a line, given by its sticks, cannot move: off a surface that it is fixed to. */
export function heldAxes(was: SticksAt, line: readonly ElementId[]): Readonly<Record<'x' | 'y' | 'z', boolean>> {
  const sticks = was.sticks.filter(({ id }) => line.includes(id));
  const surfaces = new Set(sticks.flatMap(({ from, to }) => [...surfacesAt(from, was.room), ...surfacesAt(to, was.room)]));
  const isFixed = (...walls: readonly string[]) => [...surfaces].some((surface) => walls.includes(surface));
  return { x: isFixed('wall-B', 'wall-D'), y: isFixed('ceiling', 'floor'), z: isFixed('wall-A', 'wall-C') };
}

function tooFar(stick: CheckedStick, at: Position, end: StickEnd): Refusal {
  const other = pointOfEnd(stick, end === 'from' ? 'to' : 'from');
  const metres = metresBetween(at, other);
  return { code: 'stick.reach', stickId: stick.id, lengthMetres: stick.lengthMetres ?? metres, metres };
}

function isJoined(sticks: readonly CheckedStick[], { id }: CheckedStick, end: StickEnd): boolean {
  return frameOf(sticks).ends.some((ends) => ends.length > 1 && ends.some((each) => each.stickId === id && each.end === end));
}

/** Only the end moves: along the reach curve of the surface that is asked for, in the air as far as the stick is long. */
function withLooseEnd(was: SticksAt, stick: CheckedStick, end: StickEnd, at: Position): readonly WantedStick[] | undefined {
  const held = pointOfEnd(stick, end === 'from' ? 'to' : 'from');
  const lengthMetres = stick.lengthMetres ?? 0;
  const reached = reachedFrom(held, lengthMetres, at, was);
  return reached === undefined ? undefined : was.sticks.map((each) => (each.id === stick.id ? { ...each, [end]: reached } : each));
}

/**
 * Returns the place of a stick's end when the other is held at a point: on the surface of the wanted place, nearest to
 * it; else in its direction.
 */
export function reachedFrom(held: Position, lengthMetres: number, at: Position, { room }: Pick<SticksAt, 'room'>): Position | undefined {
  const surface = anchorSurfaceOf(at, room);
  if (surface !== undefined) {
    const arcs = reachArcs(held, lengthMetres, room).filter((arc) => arc.surface === surface);
    return nearestOnReach(arcs, at)?.at;
  }
  const away: Position = [at[0] - held[0], at[1] - held[1], at[2] - held[2]];
  const metres = Math.hypot(...away);
  if (metres === 0) return undefined;
  const by = lengthMetres / metres;
  return [held[0] + away[0] * by, held[1] + away[1] * by, held[2] + away[2] * by];
}

/** A joint moves and its line follows: fixed ends stay, a joint on a surface slides on it. */
function withJoint(was: SticksAt, stick: CheckedStick, end: StickEnd, at: Position): readonly WantedStick[] | undefined {
  const line = lineOf(was.sticks, stick.id);
  const frame = frameOf(line);
  const dragged = frame.ends.findIndex((ends) => ends.some((each) => each.stickId === stick.id && each.end === end));
  const by = frame.points[dragged] as Position;
  const shift: Position = [at[0] - by[0], at[1] - by[1], at[2] - by[2]];
  const beside = new Set(frame.bars.flatMap(({ from, to }) => (from === dragged ? [to] : to === dragged ? [from] : [])));
  const points = frame.points.map((point, index): StickPoint => {
    const surface = anchorSurfaceOf(point, was.room);
    if (index === dragged) return { at, hold: surface ?? 'free' };
    if (surface !== undefined) return { at: point, hold: 'fixed' };
    // Sticks that hang loose from the joint go along before it is pulled.
    const isLoose = beside.has(index) && frame.ends[index]?.length === 1;
    return { at: isLoose ? [point[0] + shift[0], point[1] + shift[1], point[2] + shift[2]] : point, hold: 'free' };
  });
  return settled(was, line, frame.bars, points);
}

/** The sticks of a line where its points come to rest, the others as they are; undefined where they find no place. */
export function settled(
  was: SticksAt,
  line: readonly CheckedStick[],
  bars: readonly StickBar[],
  points: readonly StickPoint[],
): readonly WantedStick[] | undefined {
  const rest = settleSticks(points, bars, was.room);
  if (rest === undefined) return undefined;
  const moved = new Map(line.map(({ id }, index) => [id, bars[index] as StickBar]));
  return was.sticks.map((each) => {
    const bar = moved.get(each.id);
    return bar === undefined ? each : { ...each, from: rest[bar.from] as Position, to: rest[bar.to] as Position };
  });
}

/** Puts a stick of another length in the place of one; its loose end moves, else its line turns in its joints. */
export function setModel(core: EditorCore, id: ElementId, code: string): Done {
  const changed = setModelChanges(core, id, code);
  if (changed === undefined) return notThere(core, id);
  return changed.ok ? core.change(changed.value, { ...labelOf(core, 'replace', [id]), value: code }) : refused(core, changed.failure);
}

export function setModelChanges(core: EditorCore, id: ElementId, code: string): Result<readonly Change[], Refusal> | undefined {
  const was = sticksAt(core);
  const stick = was.sticks.find((each) => each.id === id);
  if (stick === undefined) return undefined;
  const element = elementOf(core.session.configuration.tree, id);
  const lengthMetres = core.input.sources.systemParts[code]?.lengthMetres;
  if (lengthMetres === undefined) return fail({ code: 'editor.no-stick-part' });
  const longer = { ...stick, lengthMetres };
  const sticks = was.sticks.map((each) => (each.id === id ? longer : each));
  const loose = (['to', 'from'] as const).find((end) => !isJoined(was.sticks, stick, end));
  const placed =
    (loose === undefined ? undefined : withLooseEnd({ ...was, sticks }, longer, loose, pointOfEnd(stick, loose))) ??
    turned({ ...was, sticks }, lineOf(sticks, id));
  if (placed === undefined) return fail(tooFar(longer, stick.to, 'to'));
  const changes = lineChanges(core, { sticks: placed });
  if (!changes.ok) return changes;
  const made = newPart(core, modelOf(core, code), element.props.attributes);
  const { geometry, pose } = element.props;
  const props = { ...made.props, ...(geometry !== undefined && { geometry }), ...(pose !== undefined && { pose }) };
  return ok([{ kind: 'replace', elementId: id, node: { ...made, id, props } }, ...changes.value]);
}

function turned(was: SticksAt, line: readonly CheckedStick[]): readonly WantedStick[] | undefined {
  const frame = frameOf(line);
  const points = frame.points.map((at): StickPoint => ({ at, hold: anchorSurfaceOf(at, was.room) ?? 'free' }));
  return settled(was, line, frame.bars, points);
}

/** Turns the light of sticks about them: 0 = down, degrees clockwise seen from their first end. */
export function setRoll(core: EditorCore, ids: readonly ElementId[], degrees: number, key?: string): Done {
  if (!Number.isFinite(degrees)) return refused(core, { code: 'edit.change-malformed', path: 'degrees', expected: 'an angle in degrees' });
  return core.change(rollChange(ids, degrees), labelOf(core, 'turn', ids), key);
}

export function rollChange(ids: readonly ElementId[], degrees: number): Change {
  const whole = ((degrees % 360) + 360) % 360;
  const pose = whole === 0 ? null : { yaw: 0, pitch: 0, roll: (whole * Math.PI) / 180 };
  return { kind: 'set-pose', elementIds: ids, pose };
}
