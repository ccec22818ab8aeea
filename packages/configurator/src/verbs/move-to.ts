import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { hangingBelow } from '../heights/height-limits';
import { moveChanges } from '../placing/movers';
import { movingOf } from '../placing/moving';
import { namesOf } from '../scene/names';

/** Puts the first of the selection so far from the left or back wall and takes the others along. */
export function moveTo(core: EditorCore, ids: readonly ElementId[], axis: 'x' | 'z', metresFromWall: number): void {
  const { scene } = core.document.getState();
  const { tree } = core.session.configuration;
  const lead =
    [...scene.lights, ...scene.canopies].find(({ id }) => id === ids[0]) ??
    scene.lights.find(({ id }) => hangingBelow(tree, ids).includes(id));
  if (lead === undefined) return;
  const wall = (axis === 'x' ? scene.room.widthMetres : scene.room.depthMetres) / 2;
  const way = metresFromWall - wall - lead[axis];
  const by = axis === 'x' ? { x: way, z: 0 } : { x: 0, z: way };
  const { movers, clearance } = movingOf(core, ids);
  const refusal = clearance.refusalAt(by);
  if (refusal === undefined) core.change(moveChanges(tree, movers, by), { kind: 'move', names: namesOf(scene, ids) });
  else core.refuse(refusal);
}
