import {
  anchorSurfaceOf,
  type CheckedStick,
  type ElementId,
  frameOf,
  lineOfArc,
  type Position,
  pointOfEnd,
  reachArcs,
  type StickEnd,
  type StickPoint,
} from '@candil/domain';
import { type Done, labelOf, notThere, refused } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import { metresBetween } from '../scene/metres-between';
import { lineChanges, type WantedStick } from './line-changes';
import { settled } from './move-stick';
import { type EndAt, lineOf, type SticksAt, sticksAt } from './stick-at';

/** Joins an end to another, which stays: the line of the first comes there, its ends on surfaces sliding where they must. */
export function joinEnds(core: EditorCore, one: EndAt, other: EndAt): Done {
  const was = sticksAt(core);
  const [first, second] = [one, other].map(({ stickId }) => was.sticks.find(({ id }) => id === stickId));
  if (first === undefined || second === undefined || first === second) return notThere(core, one.stickId);
  const target = pointOfEnd(second, other.end);
  const line = lineOf(was.sticks, first.id);
  const gapMetres = metresBetween(pointOfEnd(first, one.end), target);
  const placed = line.includes(second) ? undefined : broughtTo(was, line, one, target);
  if (placed === undefined) return refused(core, { code: 'editor.ends-apart', gapMetres });
  const joint = { end: one.end, elementId: other.stickId, otherEnd: other.end };
  const sticks = placed.map((stick): WantedStick => (stick.id === first.id ? { ...stick, joints: [...stick.joints, joint] } : stick));
  const changes = lineChanges(core, { sticks, feedsItself: true });
  return changes.ok ? core.change(changes.value, labelOf(core, 'join', [one.stickId, other.stickId])) : refused(core, changes.failure);
}

/** A line with an end brought to a point: anchors stay where that is enough, else they slide on their surfaces. */
function broughtTo(
  was: SticksAt,
  line: readonly CheckedStick[],
  { stickId, end }: EndAt,
  target: Position,
): readonly WantedStick[] | undefined {
  const frame = frameOf(line);
  const brought = frame.ends.findIndex((ends) => ends.some((each) => each.stickId === stickId && each.end === end));
  const held = (slides: boolean) =>
    frame.points.map((at, index): StickPoint => {
      if (index === brought) return { at: target, hold: 'fixed' };
      const surface = anchorSurfaceOf(at, was.room);
      return { at, hold: surface === undefined ? 'free' : slides ? surface : 'fixed' };
    });
  return settled(was, line, frame.bars, held(false)) ?? settled(was, line, frame.bars, held(true));
}

/** Distance between ends that are taken out of their joint, in metres. */
const APART_METRES = 0.08;

/** Takes an end out of its joint and turns its stick about its other end, so that both stand apart; the line may fall into two. */
export function unjoinEnd(core: EditorCore, stickId: ElementId, end: StickEnd): Done {
  const was = sticksAt(core);
  const joint = frameOf(was.sticks).ends.find(
    (ends) => ends.length > 1 && ends.some((each) => each.stickId === stickId && each.end === end),
  );
  const stick = was.sticks.find(({ id }) => id === stickId);
  if (joint === undefined || stick === undefined) return notThere(core, stickId);
  const others = joint.filter((each) => each.stickId !== stickId || each.end !== end);
  const [first] = others as [EndAt];
  const isIn = (each: EndAt) => joint.some((held) => held.stickId === each.stickId && held.end === each.end);
  const opened = was.sticks.map((each): WantedStick => {
    // Sticks joined through the removed end are joined to the first of the others.
    const kept = each.joints.filter((held) => !isIn({ stickId: each.id, end: held.end }));
    const mine = others.find((held) => held.stickId === each.id);
    if (mine === undefined || mine === first) return { ...each, joints: kept };
    return { ...each, joints: [...kept, { end: mine.end, elementId: first.stickId, otherEnd: first.end }] };
  });
  for (const at of placesBeside(was, stick, end)) {
    const changes = lineChanges(core, {
      sticks: opened.map((each) => (each.id === stickId ? { ...each, [end]: at } : each)),
      feedsItself: true,
    });
    if (changes.ok) return core.change(changes.value, labelOf(core, 'split', [stickId]));
  }
  return refused(core, { code: 'stick.figure-place' });
}

/** Returns places for an end beside its joint, the nearest first: on the surface of the joint, else round the other end of its stick. */
function placesBeside({ room }: SticksAt, stick: CheckedStick, end: StickEnd): readonly Position[] {
  const joint = pointOfEnd(stick, end);
  const held = pointOfEnd(stick, end === 'from' ? 'to' : 'from');
  const lengthMetres = stick.lengthMetres ?? metresBetween(joint, held);
  const surface = anchorSurfaceOf(joint, room);
  const onSurface = reachArcs(held, lengthMetres, room)
    .filter((arc) => arc.surface === surface)
    .flatMap(lineOfArc);
  const around = [-1, 1].flatMap((sign) =>
    ([0, 1, 2] as const).flatMap((axis): readonly Position[] => {
      const wanted: [number, number, number] = [...joint];
      wanted[axis] += sign * APART_METRES * 1.5;
      const metres = metresBetween(wanted, held);
      const at = (of: 0 | 1 | 2) => held[of] + ((wanted[of] - held[of]) / metres) * lengthMetres;
      return metres === 0 ? [] : [[at(0), at(1), at(2)]];
    }),
  );
  return [...onSurface, ...around]
    .filter((at) => metresBetween(at, joint) >= APART_METRES)
    .sort((one, other) => metresBetween(one, joint) - metresBetween(other, joint));
}

/** Removes sticks and bases: lines fall apart where a stick is missing. The balls of joints follow from the sticks in them. */
export function withoutSticks(core: EditorCore, ids: readonly ElementId[]) {
  const was = sticksAt(core);
  const gone = new Set(ids);
  const frame = frameOf(was.sticks);
  const left = was.sticks.filter(({ id }) => !gone.has(id));
  const sticks = left.map((stick): WantedStick => {
    const joints = (['from', 'to'] as const).flatMap((end) => {
      const node = frame.ends.find((ends) => ends.some((each) => each.stickId === stick.id && each.end === end)) ?? [];
      const [first] = node.filter(({ stickId }) => !gone.has(stickId));
      if (first === undefined || (first.stickId === stick.id && first.end === end)) return [];
      return [{ end, elementId: first.stickId, otherEnd: first.end }];
    });
    return { ...stick, joints };
  });
  return lineChanges(core, { sticks, without: gone });
}

/** Returns whether any of the elements is a stick, the ball of a joint or a base of a line. */
export function isOfSticks(core: EditorCore, ids: readonly ElementId[]): boolean {
  const { sticks, balls, bases } = sticksAt(core);
  const own = new Set([...sticks.map(({ id }) => id), ...[...balls, ...bases].map(({ element }) => element.id)]);
  return ids.some((id) => own.has(id));
}
