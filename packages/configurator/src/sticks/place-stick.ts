import { type Change, type ElementId, fail, jointsOf, ok, type Position, pointOfEnd, type Result, type StickJoint } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { metresBetween } from '../scene/metres-between';
import type { RoomPoint } from '../scene/scene-belt';
import { select } from '../verbs/select';
import { lineChanges, MOST_IN_JOINT } from './line-changes';
import { newStick } from './new-stick';
import { type EndAt, positionOf, type SticksAt, stickPartsOf, sticksAt } from './stick-at';

/** Place for an end of a new stick: a point of the room, or into a joint with the end of a stick that stands. */
export type StickPlace = RoomPoint | EndAt;

/** A stick of a model between two places as far apart as it is long. */
export interface PlaceInput {
  readonly model: string;
  readonly from: StickPlace;
  readonly to: StickPlace;
  readonly color?: string;
}

/** Places a stick, with the ball of its joint and the base that its line needs, and selects it. */
export function placeStick(core: EditorCore, input: PlaceInput): Result<ElementId, Refusal> {
  const placed = placeChanges(core, input);
  if (!placed.ok) {
    core.refuse(placed.failure);
    return placed;
  }
  const { id, changes } = placed.value;
  const done = core.bringIn(changes, { kind: 'add', names: [], value: input.model }, [id]);
  if (!done.ok) return done;
  select(core, [id]);
  return ok(id);
}

/** Returns the changes that place a stick, or the reason it cannot stand there. */
export function placeChanges(
  core: EditorCore,
  { model, from, to, color }: PlaceInput,
): Result<{ readonly id: ElementId; readonly changes: readonly Change[] }, Refusal> {
  if (!stickPartsOf(core.input.sources).sticks.some((part) => part.model === model)) return fail({ code: 'editor.no-stick-part' });
  const was = sticksAt(core);
  const [start, end] = [endOf(was, from), endOf(was, to)];
  if (start === undefined || end === undefined) return fail({ code: 'editor.no-stick-part' });
  const joints: StickJoint[] = [];
  for (const [own, held] of [
    ['from', start.held],
    ['to', end.held],
  ] as const) {
    if (held === undefined) continue;
    if (fullAt(was, held)) return fail({ code: 'editor.joint-full', most: MOST_IN_JOINT });
    joints.push({ end: own, elementId: held.stickId, otherEnd: held.end });
  }
  const stick = newStick(core, was, model, { from: start.at, to: end.at, joints, ...(color !== undefined && { color }) });
  const changes = lineChanges(core, { sticks: [...was.sticks, stick], feedsItself: true });
  return changes.ok ? ok({ id: stick.id, changes: changes.value }) : changes;
}

function endOf(was: SticksAt, place: StickPlace): { readonly at: Position; readonly held: EndAt | undefined } | undefined {
  if ('stickId' in place) {
    const stick = was.sticks.find(({ id }) => id === place.stickId);
    return stick === undefined ? undefined : { at: pointOfEnd(stick, place.end), held: place };
  }
  const at = positionOf(place);
  return { at, held: endAt(was, at) };
}

/** The end of a standing stick that is at a point: whatever comes there is joined to it. */
export function endAt({ sticks }: SticksAt, at: Position): EndAt | undefined {
  for (const stick of sticks) {
    for (const end of ['from', 'to'] as const) {
      if (metresBetween(pointOfEnd(stick, end), at) <= SAME_METRES) return { stickId: stick.id, end };
    }
  }
  return undefined;
}

const SAME_METRES = 1e-4;

function fullAt({ sticks }: SticksAt, { stickId, end }: EndAt): boolean {
  const node = jointsOf(sticks).find(({ ends }) => ends.some((each) => each.stickId === stickId && each.end === end));
  return node !== undefined && node.ends.length >= MOST_IN_JOINT;
}
