import { attachSurfaceOf, type ElementId, fail } from '@candil/domain';
import { roomSizeOf } from '../belts/belt-at';
import { slideChanges } from '../belts/load-belt';
import { shiftChanges } from '../belts/shift-belts';
import type { EditorCore } from '../editor/core';
import type { SceneBelt } from '../scene/scene-belt';
import { type Anchor, type Relocator, type Spot, stepOf, wayOf } from './spot';

/** Whole belts, measured at their first point, and what sits on them. */
export function relocateBelts(core: EditorCore, ids: readonly ElementId[]): Relocator | undefined {
  const { belts } = core.document.getState().scene;
  const belt = belts.find(({ id }) => id === ids[0]);
  return belt === undefined ? alongBelt(core, ids) : wholeBelts(core, ids, belt);
}

function wholeBelts(core: EditorCore, ids: readonly ElementId[], belt: SceneBelt): Relocator {
  const { belts } = core.document.getState().scene;
  const moving = ids.filter((id) => belts.some((each) => each.id === id));
  const at = freeSpotOf(core, belt);
  const anchors = belts.flatMap((each): readonly Anchor[] => (moving.includes(each.id) ? [] : [{ id: each.id, at: firstPointOf(each) }]));
  return {
    relocation: { leadId: belt.id, at, anchors },
    stepTo: (to) => {
      const by = { x: wayOf(at, to, 'x'), y: wayOf(at, to, 'level'), z: wayOf(at, to, 'z') };
      return stepOf(core, shiftChanges(core, moving, by), 'move');
    },
  };
}

function firstPointOf({ points }: SceneBelt): Spot {
  const { x = 0, y = 0, z = 0 } = points[0] ?? {};
  return { x, z, level: y };
}

/** The coordinates in which the first point can move on its surface. */
function freeSpotOf(core: EditorCore, belt: SceneBelt): Spot {
  const { x = 0, z = 0, level = 0 } = firstPointOf(belt);
  const surface = attachSurfaceOf([x, level, z], roomSizeOf(core));
  if (surface === 'ceiling' || surface === 'floor') return { x, z };
  return surface === 'wall-A' || surface === 'wall-C' ? { x, level } : { z, level };
}

function alongBelt(core: EditorCore, ids: readonly ElementId[]): Relocator | undefined {
  const { lights, belts } = core.document.getState().scene;
  const sitting = [
    ...lights.flatMap(({ id, host }) => (host === undefined ? [] : [{ id, beltId: host.beltId, along: host.arcLengthMetres }])),
    ...belts.flatMap(({ id: beltId, accessories }) => accessories.map(({ id, arcLengthMetres: along }) => ({ id, beltId, along }))),
  ];
  const lead = sitting.find(({ id }) => id === ids[0]);
  const belt = belts.find(({ id }) => id === lead?.beltId);
  if (lead === undefined || belt === undefined) return undefined;
  const at: Spot = { along: lead.along };
  const moving = ids.filter((id) => sitting.some((each) => each.id === id));
  const anchors = sitting.flatMap(({ id, beltId, along }): readonly Anchor[] =>
    beltId === belt.id && !moving.includes(id) ? [{ id, at: { along } }] : [],
  );
  return {
    relocation: { leadId: lead.id, at, anchors },
    stepTo: (to) => {
      const along = to.along ?? lead.along;
      if (along < 0 || along > belt.lengthMetres)
        return fail({
          failure: { code: 'editor.beyond-belt', lengthMetres: belt.lengthMetres },
          nearest: { along: Math.min(Math.max(along, 0), belt.lengthMetres) },
        });
      return stepOf(core, slideChanges(core, moving, wayOf(at, to, 'along')), 'slide');
    },
  };
}
