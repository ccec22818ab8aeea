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
import { type Body, bodiesOf } from '../placing/bodies';
import { createClearance } from '../placing/clearance';
import { freeDisplacement } from '../placing/free-place';
import { holderOf } from '../placing/movers';
import { select } from './select';

/** Copies elements with what hangs from them to the nearest free place, and selects the copies. */
export function duplicate(core: EditorCore, ids: readonly ElementId[]): void {
  const { tree } = core.session.configuration;
  const roots = rootsOf(tree, ids);
  if (roots.length === 0) return;
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
  const by = displacementFor(core, originals) ?? { x: 0, z: 0 };
  const changes = copies.map(({ id, node }): Change => {
    const { parentId, position } = elementOf(tree, id);
    const [x, y, z] = position;
    const parent = parentId ?? tree.rootId;
    return { kind: 'add', node, parentId: parent, position: [x + by.x, y, z + by.z], index: indexAmongSiblings(tree, id) + 1 };
  });
  // Added from the last on, so that each index still tells the place behind its original.
  const done = core.bringIn(changes.toReversed(), { kind: 'duplicate', names: [] }, [...originals.keys()]);
  if (!done.ok) return;
  select(core, copiedLights(core, originals) ?? copies.map(({ node }) => node.id));
}

function rootsOf(tree: ElementTree, ids: readonly ElementId[]): readonly ElementId[] {
  const asked = new Set(ids.filter((id) => tree.elements.has(id) && id !== tree.rootId).map((id) => holderOf(tree, id)));
  return [...asked].filter((id) => !ancestorsOf(tree, id).some((above) => asked.has(above.id)));
}

function displacementFor({ session, document, input }: EditorCore, originals: ReadonlyMap<ElementId, ElementId>) {
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
  return freeDisplacement(
    createClearance({
      bodies: [...bodies, ...copies],
      isMoving: (id) => originals.has(id),
      isOwn: (one, other) => isAbove(one, other) || isAbove(other, one),
      room: { width, depth, height },
      isNew: true,
    }),
  );
}

function copiedLights({ document }: EditorCore, originals: ReadonlyMap<ElementId, ElementId>): readonly ElementId[] | undefined {
  const lights = document.getState().scene.lights.filter(({ id }) => originals.has(id));
  return lights.length === 0 ? undefined : lights.map(({ id }) => id);
}
