import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { SceneStick } from '../scene/scene-stick';
import { lineChanges } from '../sticks/line-changes';
import { heldAxes, movedLines } from '../sticks/move-stick';
import { sticksAt } from '../sticks/stick-at';
import { type Anchor, type Relocator, type Spot, stepOf, wayOf } from './spot';

/** Lines of sticks, measured at the first end of the stick that is asked for; a stick moves with its line. */
export function relocateSticks(core: EditorCore, ids: readonly ElementId[]): Relocator | undefined {
  const { sticks, lines } = core.document.getState().scene;
  const [first] = ids;
  const lead = sticks.find(({ id, lineId }) => id === first || lineId === first);
  const line = lines.find(({ id }) => id === lead?.lineId);
  if (lead === undefined || line === undefined) return undefined;
  const asked = sticks.filter(({ id, lineId }) => ids.includes(id) || ids.includes(lineId));
  const lineIds = new Set(asked.map(({ lineId }) => lineId));
  const held = heldAxes(sticksAt(core), line.stickIds);
  const { x, z, level } = startOf(lead);
  const at: Spot = { ...(!held.x && { x }), ...(!held.z && { z }), ...(!held.y && { level }) };
  const anchors = sticks.flatMap((each): readonly Anchor[] => (lineIds.has(each.lineId) ? [] : [{ id: each.id, at: startOf(each) }]));
  return {
    relocation: { leadId: lead.id, at, anchors },
    stepTo: (to) => {
      const by = { x: wayOf(at, to, 'x'), y: wayOf(at, to, 'level'), z: wayOf(at, to, 'z') };
      const moved = movedLines(
        core,
        asked.map(({ id }) => id),
        by,
      );
      return stepOf(core, moved.ok ? lineChanges(core, { sticks: moved.value }) : moved, 'move');
    },
  };
}

const startOf = ({ from }: SceneStick): Required<Pick<Spot, 'x' | 'z' | 'level'>> => ({ x: from.x, z: from.z, level: from.y });
