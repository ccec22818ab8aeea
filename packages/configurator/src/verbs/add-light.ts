import {
  absolutePositionOf,
  type Change,
  type EditFailure,
  type ElementId,
  type ElementTree,
  elementOf,
  ok,
  placedAt,
  type Result,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { PlanPlace } from '../scene/scene';
import { installationFor, modelOf, newCluster, newComposition, newLight } from './new-light';
import { select } from './select';
import { type WhereToHang, whereToHang } from './where-to-hang';

/** Changes that add lights of a model at places of the room, all into the same canopy or composition. */
export interface LightAddition {
  readonly changes: readonly Change[];
  readonly lightIds: readonly ElementId[];
}

/** Places a light and selects it; where the canopy that is selected takes no more of it, it gets one of its own beside. */
export function addLight(core: EditorCore, model: string, at: PlanPlace): Result<ElementId, EditFailure> {
  const { changes, lightIds } = additionThatStands(core, model, [at]);
  const done = core.bringIn(changes, { kind: 'add', names: [], value: model }, lightIds);
  if (!done.ok) return done;
  select(core, lightIds);
  return ok(lightIds[0] as ElementId);
}

/**
 * Adds lights to the selected canopy where it takes them, else under canopies of their own; with the attributes of
 * their neighbours where possible.
 */
export function additionThatStands(core: EditorCore, model: string, places: readonly PlanPlace[]): LightAddition {
  const { tree } = core.session.configuration;
  const where = whereToHang(tree, core.view.getState().selection);
  const wheres = where.kind === 'canopy' ? [where, besideCanopy(tree, where.canopyId)] : [where];
  const tries = wheres.flatMap((each) => [true, false].map((isShared) => ({ where: each, isShared })));
  let first: LightAddition | undefined;
  for (const each of tries) {
    const made = lightAddition(core, model, places, each.where, each.isShared);
    if (core.preview(made.changes).ok) return made;
    first ??= made;
  }
  // Refused in its first form, which gives the best reason.
  return first ?? lightAddition(core, model, places, where, false);
}

function besideCanopy(tree: ElementTree, canopyId: ElementId): WhereToHang {
  const { parentId } = elementOf(tree, canopyId);
  const isIn = parentId !== undefined && elementOf(tree, parentId).type === 'Composition';
  return isIn ? { kind: 'composition', compositionId: parentId } : { kind: 'new-composition' };
}

function lightAddition(
  core: EditorCore,
  code: string,
  places: readonly PlanPlace[],
  target: WhereToHang,
  isShared: boolean,
): LightAddition {
  const { tree } = core.session.configuration;
  const model = modelOf(core, code);
  const space = elementOf(tree, tree.rootId);
  const groupId = target.kind === 'canopy' ? target.canopyId : target.kind === 'composition' ? target.compositionId : undefined;
  const lights = places.map(() => newLight(core, model, isShared ? groupId : undefined));
  const lightIds = lights.map(({ id }) => id);
  if (target.kind === 'canopy') {
    const [x, , z] = absolutePositionOf(tree, target.canopyId);
    const changes = lights.map((node, index): Change => {
      const at = places[index] as PlanPlace;
      return { kind: 'add', node, parentId: target.canopyId, position: [at.x - x, 0, at.z - z] };
    });
    return { changes, lightIds };
  }
  const installation = installationFor(core, model, isShared ? groupId : undefined);
  const clusters = lights.map((light) => newCluster(core, space.props.info, installation, [placedAt(light)]));
  if (target.kind === 'composition') {
    const [x, , z] = absolutePositionOf(tree, target.compositionId);
    const changes = clusters.map((node, index): Change => {
      const at = places[index] as PlanPlace;
      return { kind: 'add', node, parentId: target.compositionId, position: [at.x - x, 0, at.z - z] };
    });
    return { changes, lightIds };
  }
  const placed = clusters.map((cluster, index) => {
    const at = places[index] as PlanPlace;
    return placedAt(cluster, [at.x, 0, at.z]);
  });
  const { heightMetres } = core.document.getState().scene.room;
  const node = newComposition(core, space.props.info, placed);
  return { changes: [{ kind: 'add', node, parentId: tree.rootId, position: [0, heightMetres, 0] }], lightIds };
}
