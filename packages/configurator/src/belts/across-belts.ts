import { type Change, type Element, type ElementId, elementOf, onBelt } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { arcOf, type BeltAt } from './belt-at';
import { sitting } from './belt-changes';
import { loadsRefusal, slideRefusal } from './load-belt';

/** Changes that take lights to places of a belt, possibly another than theirs, or the reason they cannot sit there. */
export interface Taking {
  readonly arcs: ReadonlyMap<ElementId, number>;
  readonly changes: readonly Change[];
  readonly refusal: Refusal | undefined;
}

/** Takes lights along, the leading one to a place and the others as far from it as they are. */
export function takeTo(lights: readonly Element[], leadId: ElementId, to: BeltAt, arcLengthMetres: number): Taking {
  const lead = lights.find(({ id }) => id === leadId);
  const leadArc = lead === undefined ? 0 : arcOf(lead);
  const isOwn = lights.every(({ parentId }) => parentId === to.id);
  const reaches = lights.map((light): readonly [Element, number] => [light, arcLengthMetres + arcOf(light) - leadArc]);
  const isBeyond = to.path.isClosed !== true && reaches.some(([, arc]) => arc < -1e-9 || arc > to.belt.lengthMetres + 1e-9);
  const arcs = new Map(reaches.map(([{ id }, arc]) => [id, onBelt(to.belt, arc)]));
  const changes = lights.flatMap(({ id, parentId }): readonly Change[] => {
    const sits = sitting(to.id, id, arcs.get(id) ?? 0);
    return parentId === to.id ? [sits] : [{ kind: 'regroup', elementId: id, parentId: to.id, position: [0, 0, 0] }, sits];
  });
  if (isBeyond) return { arcs, changes, refusal: { code: 'editor.outside-room' } };
  return { arcs, changes, refusal: isOwn ? slideRefusal(to, arcs) : loadsRefusal(to, lights, arcs) };
}

/** Those of elements that are lights of one belt, which a drag takes along. */
export function lightsOfOneBelt({ session }: EditorCore, ids: readonly ElementId[], leadId: ElementId): readonly Element[] {
  const { tree } = session.configuration;
  const lead = tree.elements.get(leadId);
  if (lead === undefined) return [];
  return ids
    .filter((id) => tree.elements.has(id))
    .map((id) => elementOf(tree, id))
    .filter(({ parentId, props }) => parentId === lead.parentId && props.geometry?.kind === 'hosted');
}
