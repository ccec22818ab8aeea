import { type Change, type ElementId, fail, LIGHT_GAP_METRES, ok, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { namesOf } from '../scene/names';
import { type BeltAt, beltAt } from './belt-at';
import { sitting } from './belt-changes';
import { ownLoads } from './load-belt';
import { type Done, notThere, refused } from './shape-belt';

/** Puts lights of a belt, or of one span of it, so that the same is free between all of them and to both ends. */
export function distribute(core: EditorCore, id: ElementId, span?: number): Done {
  const was = beltAt(core, id);
  if (was === undefined) return notThere(core, id);
  const spread = spreadArcs(was, span);
  if (!spread.ok) return refused(core, spread.failure);
  const arcs = spread.value;
  const names = namesOf(core.document.getState().scene, arcs.size === 0 ? [id] : [...arcs.keys()]);
  return core.change(spreadChanges(was, arcs), { kind: 'arrange', names });
}

/** Returns the places of lights with equal free lengths between all of them and to both ends; none where there is at most one light. */
export function spreadArcs(was: BeltAt, span?: number): Result<ReadonlyMap<ElementId, number>, Refusal> {
  const { belt, path } = was;
  const curve = span === undefined ? undefined : belt.spans[span];
  const start = span === undefined ? 0 : (belt.pointMetres[span] ?? 0);
  const end = start + (curve?.lengthMetres ?? belt.lengthMetres);
  const loads = ownLoads(was).filter(({ arcLengthMetres }) => span === undefined || (arcLengthMetres >= start && arcLengthMetres <= end));
  const [first, second = first] = loads;
  if (first === undefined || second === undefined) return ok(new Map());
  const isRound = span === undefined && path.isClosed === true;
  const widths = loads.reduce((sum, { widthMetres }) => sum + widthMetres, 0);
  const gap = (end - start - widths) / (isRound ? loads.length : loads.length + 1);
  if (gap < LIGHT_GAP_METRES) {
    return fail({ code: 'belt.spacing', light: first.id, other: second.id, leastMetres: LIGHT_GAP_METRES, gapMetres: gap });
  }
  let at = isRound ? start + gap / 2 : start + gap;
  const arcs = new Map<ElementId, number>();
  for (const { id: lightId, widthMetres } of loads) {
    arcs.set(lightId, at + widthMetres / 2);
    at += widthMetres + gap;
  }
  return ok(arcs);
}

export function spreadChanges({ id }: Pick<BeltAt, 'id'>, arcs: ReadonlyMap<ElementId, number>): readonly Change[] {
  return [...arcs].map(([elementId, arc]) => sitting(id, elementId, arc));
}
