import { type Change, cloneNode, type ElementId, type ElementNode, type Position, snapshotOf } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { RoomPoint } from '../scene/scene-belt';
import { select } from '../verbs/select';
import type { BeltAt } from './belt-at';
import { seated } from './belt-changes';
import { shiftedPath } from './shift-belts';

/** Copies that are about to come in. */
export interface BeltCopies {
  readonly nodes: readonly ElementNode[];
  readonly changes: readonly Change[];
}

/** Lights once more, at places along a belt. */
export function copiedLights(core: EditorCore, toId: ElementId, arcs: ReadonlyMap<ElementId, number>): BeltCopies {
  const nodes = [...arcs].map(([id, arc]) => seated(copyOf(core, id), toId, arc));
  return { nodes, changes: nodes.map((node): Change => ({ kind: 'add', node, parentId: toId, position: [0, 0, 0] })) };
}

/** Belts once more with everything on them, so far away on their surfaces. */
export function copiedBelts(core: EditorCore, belts: readonly BeltAt[], by: RoomPoint): BeltCopies {
  const { tree } = core.session.configuration;
  const nodes = belts.map((was): ElementNode => {
    const copy = copyOf(core, was.id);
    const { points, slack, isClosed } = shiftedPath(was, by, core);
    const [x, y, z] = was.place;
    const own = points.map((point): Position => [point[0] - x, point[1] - y, point[2] - z]);
    return { ...copy, props: { ...copy.props, geometry: { kind: 'path', points: own, slack, ...(isClosed === true && { isClosed }) } } };
  });
  const changes = nodes.map((node, index): Change => {
    const original = tree.elements.get(belts[index]?.id ?? '');
    return { kind: 'add', node, parentId: original?.parentId ?? tree.rootId, position: original?.position ?? [0, 0, 0] };
  });
  return { nodes, changes };
}

/** Brings copies in as one step and selects them. */
export function bringCopies(core: EditorCore, { changes, nodes }: BeltCopies): void {
  const ids = nodes.map(({ id }) => id);
  if (ids.length === 0) return;
  if (core.bringIn(changes, { kind: 'duplicate', names: [] }, ids).ok) select(core, ids);
}

function copyOf(core: EditorCore, id: ElementId): ElementNode {
  return cloneNode(snapshotOf(core.session.configuration.tree, id), core.input.newId, core.input.createdAt());
}
