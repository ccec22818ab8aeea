import { type ElementId, frameOf, type StickEnd } from '@candil/domain';
import { type Done, labelOf, notThere, refused } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import { lineChanges, type WantedStick } from './line-changes';
import { type EndAt, metresBetween, sticksAt } from './stick-at';

/** Joins two ends that meet. */
export function joinEnds(core: EditorCore, one: EndAt, other: EndAt): Done {
  const was = sticksAt(core);
  const [first, second] = [one, other].map(({ stickId }) => was.sticks.find(({ id }) => id === stickId));
  if (first === undefined || second === undefined || first === second) return notThere(core, one.stickId);
  const gapMetres = metresBetween(first[one.end], second[other.end]);
  if (gapMetres > MEETING_METRES) return refused(core, { code: 'editor.ends-apart', gapMetres });
  const joint = { end: one.end, elementId: other.stickId, otherEnd: other.end };
  const sticks = was.sticks.map((stick): WantedStick => (stick === first ? { ...stick, joints: [...stick.joints, joint] } : stick));
  const changes = lineChanges(core, { sticks });
  return changes.ok ? core.change(changes.value, labelOf(core, 'join', [one.stickId, other.stickId])) : refused(core, changes.failure);
}

const MEETING_METRES = 1e-4;

/** Takes an end out of its joint; what is left may be two lines. */
export function unjoinEnd(core: EditorCore, stickId: ElementId, end: StickEnd): Done {
  const was = sticksAt(core);
  const joint = frameOf(was.sticks).ends.find((ends) => ends.length > 1 && ends.some((each) => each.stickId === stickId && each.end === end));
  if (joint === undefined) return notThere(core, stickId);
  const others = joint.filter((each) => each.stickId !== stickId || each.end !== end);
  const [first] = others as [EndAt];
  const isIn = (each: EndAt) => joint.some((held) => held.stickId === each.stickId && held.end === each.end);
  const sticks = was.sticks.map((stick): WantedStick => {
    // What was joined through the end that goes is joined to the first of the others.
    const kept = stick.joints.filter((held) => !isIn({ stickId: stick.id, end: held.end }));
    const mine = others.find((each) => each.stickId === stick.id);
    if (mine === undefined || mine === first) return { ...stick, joints: kept };
    return { ...stick, joints: [...kept, { end: mine.end, elementId: first.stickId, otherEnd: first.end }] };
  });
  const changes = lineChanges(core, { sticks, feedsItself: true });
  return changes.ok ? core.change(changes.value, labelOf(core, 'split', [stickId])) : refused(core, changes.failure);
}

/** What takes sticks, balls and bases away: lines fall apart where a stick goes, and joints open where a ball does. */
export function withoutSticks(core: EditorCore, ids: readonly ElementId[]) {
  const was = sticksAt(core);
  const gone = new Set(ids);
  const frame = frameOf(was.sticks);
  const opened = was.balls.filter(({ element }) => gone.has(element.id));
  const left = was.sticks.filter(({ id }) => !gone.has(id));
  const sticks = left.map((stick): WantedStick => {
    const joints = (['from', 'to'] as const).flatMap((end) => {
      const node = frame.ends.find((ends) => ends.some((each) => each.stickId === stick.id && each.end === end)) ?? [];
      const [first] = node.filter(({ stickId }) => !gone.has(stickId));
      const isOpened = opened.some((ball) => ball.stickId === stick.id && ball.end === end);
      if (first === undefined || (first.stickId === stick.id && first.end === end) || isOpened) return [];
      return [{ end, elementId: first.stickId, otherEnd: first.end }];
    });
    return { ...stick, joints };
  });
  return lineChanges(core, { sticks, without: gone });
}

/** Whether anything of these is a stick, the ball of a joint or a base of a line. */
export function isOfSticks(core: EditorCore, ids: readonly ElementId[]): boolean {
  const { sticks, balls, bases } = sticksAt(core);
  const own = new Set([...sticks.map(({ id }) => id), ...[...balls, ...bases].map(({ element }) => element.id)]);
  return ids.some((id) => own.has(id));
}
