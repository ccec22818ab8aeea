import {
  ancestorsOf,
  type Change,
  cloneNode,
  type ElementId,
  type ElementTree,
  elementOf,
  indexAmongSiblings,
  snapshotOf,
  walk,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { PlanPlace } from '../scene/scene';
import { type Body, bodiesOf } from './bodies';
import { type Clearance, createClearance } from './clearance';
import { holderOf } from './movers';

/** Copies of elements with everything that hangs from them, without a place yet. */
export interface Copies {
  readonly ids: readonly ElementId[];
  /** Free places for the copies, as displacements from their originals. */
  readonly clearance: Clearance;
  /** Returns the changes that put the copies at a displacement from their originals. */
  readonly changesAt: (by: PlanPlace) => readonly Change[];
}

/** Copies the requested elements, with the canopies of lights that have one of their own; undefined where there are none. */
export function copiesOf(core: EditorCore, ids: readonly ElementId[]): Copies | undefined {
  const { tree } = core.session.configuration;
  const roots = rootsOf(tree, ids);
  if (roots.length === 0) return undefined;
  const { newId, createdAt } = core.input;
  const originals = new Map<ElementId, ElementId>();
  const copies = roots.map((id) => {
    const sources = [...walk(tree, id)].map((element) => element.id);
    const nextId = () => {
      const copyId = newId();
      originals.set(copyId, sources[originals.size - sourcesBefore] as ElementId);
      return copyId;
    };
    const sourcesBefore = originals.size;
    return { id, node: cloneNode(snapshotOf(tree, id), nextId, createdAt()) };
  });
  const changesAt = (by: PlanPlace) => {
    const changes = copies.map(({ id, node }): Change => {
      const { parentId, position } = elementOf(tree, id);
      const [x, y, z] = position;
      const parent = parentId ?? tree.rootId;
      return { kind: 'add', node, parentId: parent, position: [x + by.x, y, z + by.z], index: indexAmongSiblings(tree, id) + 1 };
    });
    // Added from the last on, so that each index stays the position after its original.
    return changes.toReversed();
  };
  return { ids: [...originals.keys()], clearance: clearanceOf(core, originals), changesAt };
}

function rootsOf(tree: ElementTree, ids: readonly ElementId[]): readonly ElementId[] {
  const asked = new Set(ids.filter((id) => tree.elements.has(id) && id !== tree.rootId).map((id) => holderOf(tree, id)));
  return [...asked].filter((id) => !ancestorsOf(tree, id).some((above) => asked.has(above.id)));
}

function clearanceOf({ session, document, input }: EditorCore, originals: ReadonlyMap<ElementId, ElementId>): Clearance {
  const { tree } = session.configuration;
  const bodies = bodiesOf(tree, input.sources.context.canopies);
  const copies = [...originals].flatMap(([copyId, id]): readonly Body[] => {
    const body = bodies.find((each) => each.id === id);
    return body === undefined ? [] : [{ ...body, id: copyId }];
  });
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = document.getState().scene.room;
  const isAbove = (one: ElementId, other: ElementId) => {
    const original = originals.get(one);
    return original !== undefined && ancestorsOf(tree, original).some(({ id }) => id === other);
  };
  return createClearance({
    bodies: [...bodies, ...copies],
    isMoving: (id) => originals.has(id),
    isOwn: (one, other) => isAbove(one, other) || isAbove(other, one),
    room: { width, depth, height },
    isNew: true,
  });
}
