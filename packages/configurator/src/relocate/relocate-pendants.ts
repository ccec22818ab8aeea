import { type Change, clampPendantHeight, type ElementId, fail, ok } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { hangingBelow, heightLimitsOf, heightOf } from '../heights/height-limits';
import { isOfHeights } from '../heights/limited-heights';
import { moveChanges } from '../placing/movers';
import { movingOf } from '../placing/moving';
import type { SceneCanopy, SceneLight } from '../scene/scene';
import { type Anchor, type Relocator, type Spot, wayOf } from './spot';

/** Luminaires, canopies and whole compositions, which are measured at their first luminaire. */
export function relocatePendants(core: EditorCore, ids: readonly ElementId[]): Relocator | undefined {
  const { lights, canopies } = core.document.getState().scene;
  const [first] = ids;
  const lead =
    lights.find(({ id }) => id === first) ??
    canopies.find(({ id }) => id === first) ??
    [...lights, ...canopies].find(({ compositionId }) => compositionId !== undefined && compositionId === first);
  if (lead === undefined) return undefined;
  const { tree } = core.session.configuration;
  const at = spotOf(lead);
  const { movers, ids: movingIds, clearance } = movingOf(core, ids);
  const anchors = [...lights, ...canopies.filter(({ lightIds, isFreeWire }) => isFreeWire || lightIds.length !== 1)].flatMap(
    (each): readonly Anchor[] => (movingIds.has(each.id) || each.id === lead.id ? [] : [{ id: each.id, at: spotOf(each) }]),
  );
  const hanging = hangingBelow(tree, ids);
  const raiseChanges = (to: Spot): readonly Change[] => {
    const deltaCm = Math.round(wayOf(at, to, 'drop') * 100);
    if (deltaCm === 0) return [];
    const [only, ...others] = hanging;
    return only !== undefined && others.length === 0
      ? [{ kind: 'set-height', elementIds: [only], heightCm: (heightOf(tree, only) ?? 0) + deltaCm }]
      : [{ kind: 'shift-heights', elementIds: hanging, deltaCm }];
  };
  const stepTo: Relocator['stepTo'] = (to) => {
    const by = { x: wayOf(at, to, 'x'), z: wayOf(at, to, 'z') };
    const isMoved = by.x !== 0 || by.z !== 0;
    const refusal = isMoved ? clearance.refusalAt(by) : undefined;
    if (refusal !== undefined) {
      const way = clearance.nearest(by);
      const nearest = way && { ...to, x: (at.x ?? 0) + way.x, z: (at.z ?? 0) + way.z };
      return fail({ failure: refusal, nearest });
    }
    const changes = [...(isMoved ? moveChanges(tree, movers, by) : []), ...raiseChanges(to)];
    const tried = core.preview(changes);
    if (tried.ok) return ok({ changes, kind: isMoved ? 'move' : 'raise' });
    return fail({ failure: tried.failure, nearest: isOfHeights(tried.failure) ? withinHeights(core, hanging, at, to) : undefined });
  };
  return { relocation: { leadId: lead.id, at, anchors }, stepTo };
}

const spotOf = (part: SceneLight | SceneCanopy): Spot => {
  const heightCm = 'heightCm' in part ? part.heightCm : undefined;
  return { x: part.x, z: part.z, ...(heightCm !== undefined && { drop: heightCm / 100 }) };
};

/** The place at the nearest height that all that hangs may have; they keep their differences. */
function withinHeights({ session }: EditorCore, hanging: readonly ElementId[], at: Spot, to: Spot): Spot | undefined {
  const { tree } = session.configuration;
  const wantedCm = Math.round(wayOf(at, to, 'drop') * 100);
  let deltaCm = wantedCm;
  for (const id of hanging) {
    const limits = heightLimitsOf(tree, id);
    const before = heightOf(tree, id) ?? 0;
    if (!limits.ok) return undefined;
    const reached = clampPendantHeight(before + deltaCm, limits.value).heightCm - before;
    // Another of them stands at its limit already, on the other side.
    if (Math.abs(reached) > Math.abs(deltaCm)) return undefined;
    deltaCm = reached;
  }
  return { ...to, drop: (at.drop ?? 0) + deltaCm / 100 };
}
