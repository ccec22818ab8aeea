import { ancestorsOf, type ElementId, type ElementTree, walk } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { bodiesOf } from './bodies';
import { type Clearance, createClearance } from './clearance';
import { type Mover, moversOf } from './movers';

/** Elements that move together: their movers, everything that goes with them, and their free places. */
export interface Moving {
  readonly movers: readonly Mover[];
  readonly ids: ReadonlySet<ElementId>;
  readonly clearance: Clearance;
}

/** With `mustBeClear` existing overlaps are in the way as well. */
export function movingOf({ session, document, input }: EditorCore, asked: readonly ElementId[], mustBeClear = false): Moving {
  const { tree } = session.configuration;
  const movers = moversOf(tree, asked);
  const ids = withThem(tree, movers);
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = document.getState().scene.room;
  const clearance = createClearance({
    bodies: bodiesOf(tree, input.sources.context.canopies),
    isMoving: (id) => ids.has(id),
    isOwn: (one, other) => holds(tree, one, other) || holds(tree, other, one),
    room: { width, depth, height },
    isNew: mustBeClear,
  });
  return { movers, ids, clearance };
}

function withThem(tree: ElementTree, movers: readonly Mover[]): ReadonlySet<ElementId> {
  const ids = new Set<ElementId>();
  for (const { id, stayIds } of movers) {
    for (const element of walk(tree, id)) if (!stayIds.includes(element.id)) ids.add(element.id);
  }
  return ids;
}

function holds(tree: ElementTree, above: ElementId, id: ElementId): boolean {
  return ancestorsOf(tree, id).some((ancestor) => ancestor.id === above);
}
