import { anchorSurfaceOf, type ElementId, type ElementRefusal, pointOfEnd, type StickEnd } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import type { Label } from '../state/label';
import { withoutSticks } from '../sticks/join-sticks';
import { lineChanges } from '../sticks/line-changes';
import { setModelChanges } from '../sticks/move-stick';
import { lineOf, stickPartsOf, sticksAt } from '../sticks/stick-at';
import type { FixCandidate } from './fix-candidate';

const ENDS: readonly StickEnd[] = ['from', 'to'];

/** Returns candidates that repair a stick or a line that cannot be built, the nearest first; none for a failure of other elements. */
export function stickRepairs(core: EditorCore, id: ElementId, failure: ElementRefusal): readonly FixCandidate[] {
  switch (failure.code) {
    case 'stick.feed':
      return feeding(core, id);
    case 'stick.reach':
    case 'stick.angle':
    case 'stick.surface-angle':
    case 'stick.cross':
    case 'stick.outside-room':
      return [...otherLengths(core, id), ...removing(core, [id])];
    case 'stick.anchor':
      return removing(
        core,
        lineOf(sticksAt(core).sticks, id).map((stick) => stick.id),
      );
    case 'stick.control':
      return failure.controls.map((control) => ({
        label: { kind: 'fix', names: namesOf(core.document.getState().scene, failure.feedIds), attribute: 'control', value: control },
        changes: [{ kind: 'set-attributes', elementIds: failure.feedIds, attributes: { control } }],
      }));
    default:
      return [];
  }
}

/** Removes sticks together with the rest of their lines. */
export function wholeLines(core: EditorCore, ids: readonly ElementId[]): readonly FixCandidate[] {
  const { sticks } = sticksAt(core);
  const lines = new Set(ids.flatMap((id) => lineOf(sticks, id).map((stick) => stick.id)));
  return lines.size > ids.length ? removing(core, [...lines]) : [];
}

/** A base at each end of the line that is on a surface. */
function feeding(core: EditorCore, id: ElementId): readonly FixCandidate[] {
  const was = sticksAt(core);
  return lineOf(was.sticks, id).flatMap((stick) =>
    ENDS.flatMap((end): readonly FixCandidate[] => {
      if (anchorSurfaceOf(pointOfEnd(stick, end), was.room) === undefined) return [];
      const changes = lineChanges(core, { sticks: was.sticks, feeds: [{ stickId: stick.id, end }] });
      return changes.ok ? [{ label: labelOf(core, 'power', [stick.id]), changes: changes.value }] : [];
    }),
  );
}

function otherLengths(core: EditorCore, id: ElementId): readonly FixCandidate[] {
  return stickPartsOf(core.input.sources).sticks.flatMap(({ model }): readonly FixCandidate[] => {
    const changes = setModelChanges(core, id, model);
    return changes?.ok ? [{ label: { ...labelOf(core, 'replace', [id]), value: model }, changes: changes.value }] : [];
  });
}

function removing(core: EditorCore, ids: readonly ElementId[]): readonly FixCandidate[] {
  const changes = withoutSticks(core, ids);
  return changes.ok ? [{ label: labelOf(core, 'remove', ids), changes: changes.value }] : [];
}

function labelOf({ document }: EditorCore, kind: Label['kind'], ids: readonly ElementId[]): Label {
  return { kind, names: namesOf(document.getState().scene, ids) };
}
