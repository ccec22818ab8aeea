import { type Change, cloneNode, type ElementId, linesOfSticks, ok, type Result, type StickJoint, snapshotOf } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import type { RoomPoint } from '../scene/scene-belt';
import { select } from '../verbs/select';
import { isOfSticks } from './join-sticks';
import { lineChanges, type WantedStick } from './line-changes';
import { movedLines } from './move-stick';
import { sticksAt } from './stick-at';

/** Copies of lines that are about to come in. */
export interface LineCopies {
  readonly sticks: readonly WantedStick[];
  readonly changes: readonly Change[];
}

/** Distances by which copies are moved aside, the nearest first; metres. */
const ASIDE_METRES = [0.3, 0.5, 1, 1.5];
const SIDES = [
  { x: 0, z: 1 },
  { x: 0, z: -1 },
  { x: 1, z: 0 },
  { x: -1, z: 0 },
] as const;

/** The lines that sticks belong to once more, so far away on the surfaces that they are fixed to. */
export function copiedLines(core: EditorCore, ids: readonly ElementId[], by: RoomPoint): Result<LineCopies, Refusal> {
  const was = sticksAt(core);
  const { tree } = core.session.configuration;
  const copied = new Set(
    linesOfSticks(was.sticks)
      .filter((line) => line.some((id) => ids.includes(id)))
      .flat(),
  );
  const moved = movedLines(core, ids, by);
  if (!moved.ok) return moved;
  const originals = moved.value.filter(({ id }) => copied.has(id));
  const nodes = new Map(originals.map(({ id }) => [id, cloneNode(snapshotOf(tree, id), core.input.newId, core.input.createdAt())]));
  const renamed = (joint: StickJoint): StickJoint => ({ ...joint, elementId: nodes.get(joint.elementId)?.id ?? joint.elementId });
  const sticks = originals.flatMap((stick): readonly WantedStick[] => {
    const node = nodes.get(stick.id);
    return node === undefined ? [] : [{ ...stick, id: node.id, node, joints: stick.joints.map(renamed) }];
  });
  const changes = lineChanges(core, { sticks: [...was.sticks, ...sticks], feedsItself: true });
  return changes.ok ? ok({ sticks, changes: changes.value }) : changes;
}

/** Brings copies of lines in as one step and selects them. */
export function bringLines(core: EditorCore, { sticks, changes }: LineCopies): void {
  const ids = sticks.map(({ id }) => id);
  if (core.bringIn(changes, { kind: 'duplicate', names: [] }, ids).ok) select(core, ids);
}

/** Copies lines beside themselves to the nearest place where they stand; false where anything else is asked for. */
export function duplicateLines(core: EditorCore, ids: readonly ElementId[]): boolean {
  if (!isOfSticks(core, ids)) return false;
  const tried = ASIDE_METRES.flatMap((metres) => SIDES.map(({ x, z }) => copiedLines(core, ids, { x: x * metres, y: 0, z: z * metres })));
  const possible = tried.find((copies) => copies.ok && copies.value.sticks.length > 0 && core.preview(copies.value.changes).ok);
  if (possible?.ok) bringLines(core, possible.value);
  else core.refuse({ code: 'editor.outside-room' });
  return true;
}
