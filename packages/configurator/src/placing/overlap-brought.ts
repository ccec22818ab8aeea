import { ancestorsOf, type Canopy, type ElementId, type ElementTree, walk } from '@candil/domain';
import type { PlaceRefusal } from '../editor/refusal';
import { metresInPlan } from '../scene/metres-between';
import type { PlanPlace } from '../scene/scene';
import { type Body, bodiesOf } from './bodies';

const HAIR_METRES = 1e-9;

/** The first two that would overlap, and did not before, were each mover displaced by its own way. */
export function overlapBrought(
  tree: ElementTree,
  canopies: readonly Canopy[],
  ways: ReadonlyMap<ElementId, PlanPlace>,
): PlaceRefusal | undefined {
  const byBody = new Map<ElementId, PlanPlace>();
  for (const [moverId, way] of ways) for (const { id } of walk(tree, moverId)) byBody.set(id, way);
  const before = bodiesOf(tree, canopies);
  const after = before.map((body): Body => {
    const way = byBody.get(body.id);
    return way === undefined ? body : { ...body, x: body.x + way.x, z: body.z + way.z };
  });
  for (const [index, body] of after.entries()) {
    if (!byBody.has(body.id)) continue;
    for (const [at, other] of after.entries()) {
      if (at === index || gapOf(body, other) >= -HAIR_METRES) continue;
      if (gapOf(before[index] as Body, before[at] as Body) < -HAIR_METRES || isLine(tree, body.id, other.id)) continue;
      return { code: 'editor.too-close', to: other.id, gapMetres: -gapOf(body, other) };
    }
  }
  return undefined;
}

function gapOf(one: Body, other: Body): number {
  return metresInPlan(one, other) - one.radiusMetres - other.radiusMetres;
}

function isLine(tree: ElementTree, one: ElementId, other: ElementId): boolean {
  return ancestorsOf(tree, one).some(({ id }) => id === other) || ancestorsOf(tree, other).some(({ id }) => id === one);
}
