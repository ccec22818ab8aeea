import {
  absolutePositionOf,
  type Change,
  type EditFailure,
  type ElementId,
  type ElementTree,
  elementOf,
  FREE_WIRE,
  fail,
  type Position,
  type Result,
  type SessionOutcome,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import { installationFor, modelOf, newCluster, newComposition } from './new-light';

type Done = Result<SessionOutcome, EditFailure>;

/** Hangs lights from a free-wire canopy, each where it hangs; canopies of their own that are left empty go. */
export function hangFrom(core: EditorCore, lightIds: readonly ElementId[], canopyId: ElementId): Done {
  const { tree } = core.session.configuration;
  if (!tree.elements.has(canopyId)) return refused(core, { code: 'element.not-found', elementId: canopyId });
  return core.change(into(tree, lightIds, canopyId, absolutePositionOf(tree, canopyId)), labelOf(core, lightIds));
}

/** Gathers lights on one new free-wire canopy in their middle, in the composition of the first. */
export function gather(core: EditorCore, lightIds: readonly ElementId[]): Done {
  const { tree } = core.session.configuration;
  const places = lightIds.filter((id) => tree.elements.has(id)).map((id) => absolutePositionOf(tree, id));
  const [first] = lightIds;
  if (first === undefined || places.length < lightIds.length) return refused(core, { code: 'element.not-found', elementId: first ?? '' });
  const middle = (axis: 0 | 2) => (Math.min(...places.map((place) => place[axis])) + Math.max(...places.map((place) => place[axis]))) / 2;
  const groupId = groupOf(tree, first);
  const [groupX, groupY, groupZ] = absolutePositionOf(tree, groupId);
  const { heightMetres } = core.document.getState().scene.room;
  const at: Position = [middle(0), heightMetres, middle(2)];
  const node = newCluster(core, elementOf(tree, groupId).props.info, FREE_WIRE, []);
  const add: Change = { kind: 'add', node, parentId: groupId, position: [at[0] - groupX, at[1] - groupY, at[2] - groupZ] };
  return core.change([add, ...into(tree, lightIds, node.id, at)], labelOf(core, lightIds));
}

/** Gives lights of free wires canopies of their own, each straight above it. */
export function hangApart(core: EditorCore, lightIds: readonly ElementId[]): Done {
  const { tree } = core.session.configuration;
  const changes = lightIds.flatMap((id): readonly Change[] => {
    const light = elementOf(tree, id);
    const groupId = groupOf(tree, id);
    const [x, y, z] = absolutePositionOf(tree, id);
    const [groupX, groupY, groupZ] = absolutePositionOf(tree, groupId);
    const installation = installationFor(core, modelOf(core, light.props.code ?? ''));
    const node = newCluster(core, light.props.info, installation, []);
    return [
      { kind: 'add', node, parentId: groupId, position: [x - groupX, y - groupY, z - groupZ] },
      { kind: 'regroup', elementId: id, parentId: node.id, position: [0, 0, 0] },
    ];
  });
  return core.change([...changes, ...emptied(tree, lightIds, 'Cluster')], labelOf(core, lightIds));
}

/** Orders the lights of a free-wire canopy by the direction of their cables, so that no two cross. */
export function autoRoute(core: EditorCore, canopyId: ElementId): Done {
  const { tree } = core.session.configuration;
  if (!tree.elements.has(canopyId)) return refused(core, { code: 'element.not-found', elementId: canopyId });
  const { childIds } = elementOf(tree, canopyId);
  const angleOf = (id: ElementId) => {
    const [x, , z] = elementOf(tree, id).position;
    return Math.atan2(z, x);
  };
  const order = childIds.toSorted((one, other) => angleOf(one) - angleOf(other));
  const changes = order.map((elementId, index): Change => {
    const { position } = elementOf(tree, elementId);
    return { kind: 'regroup', elementId, parentId: canopyId, position, index };
  });
  return core.change(order.every((id, index) => id === childIds[index]) ? [] : changes, labelOf(core, [canopyId]));
}

/** Puts clusters that share a parent into a virtual composition. A composition holds no other: its clusters leave it for the room. */
export function mount(core: EditorCore, clusterIds: readonly ElementId[]): Done {
  const { tree } = core.session.configuration;
  const composition = newComposition(core, elementOf(tree, tree.rootId).props.info, [], true);
  return core.change([...outOfComposition(tree, clusterIds), { kind: 'mount', composition, clusterIds }], labelOf(core, clusterIds));
}

function outOfComposition(tree: ElementTree, clusterIds: readonly ElementId[]): readonly Change[] {
  const [parentId, ...others] = new Set(clusterIds.map((id) => tree.elements.get(id)?.parentId));
  if (parentId === undefined || others.length > 0 || elementOf(tree, parentId).type !== 'Composition') return [];
  const changes = clusterIds.map((elementId): Change => {
    return { kind: 'regroup', elementId, parentId: tree.rootId, position: absolutePositionOf(tree, elementId) };
  });
  return [...changes, ...emptied(tree, clusterIds, 'Composition')];
}

/** Brings lights with their canopies into the composition of the first that is in one; all stay where they hang. */
export function joinComposition(core: EditorCore, lightIds: readonly ElementId[]): Done {
  const { tree } = core.session.configuration;
  const missing = lightIds.find((id) => !tree.elements.has(id));
  if (missing !== undefined) return refused(core, { code: 'element.not-found', elementId: missing });
  const targetId = lightIds.map((id) => groupOf(tree, id)).find((id) => elementOf(tree, id).type === 'Composition') ?? tree.rootId;
  const [x, y, z] = absolutePositionOf(tree, targetId);
  const holderIds = [...new Set(lightIds.map((id) => canopyOrSelf(tree, id)))];
  const coming = holderIds.filter((id) => elementOf(tree, id).parentId !== targetId);
  const changes = coming.map((elementId): Change => {
    const [ownX, ownY, ownZ] = absolutePositionOf(tree, elementId);
    return { kind: 'regroup', elementId, parentId: targetId, position: [ownX - x, ownY - y, ownZ - z] };
  });
  return core.change([...changes, ...emptied(tree, coming, 'Composition')], labelOf(core, lightIds));
}

function canopyOrSelf(tree: ElementTree, id: ElementId): ElementId {
  const { parentId } = elementOf(tree, id);
  return parentId !== undefined && elementOf(tree, parentId).type === 'Cluster' ? parentId : id;
}

export function unmount(core: EditorCore, compositionId: ElementId): Done {
  return core.change({ kind: 'unmount', compositionId }, labelOf(core, [compositionId]));
}

/** Returns the changes that take lights to a standing canopy, and away from canopies of their own. */
function into(tree: ElementTree, lightIds: readonly ElementId[], canopyId: ElementId, [x, , z]: Position): readonly Change[] {
  const coming = lightIds.filter((id) => tree.elements.get(id)?.parentId !== canopyId);
  const changes = coming.map((elementId): Change => {
    const [ownX, , ownZ] = tree.elements.has(elementId) ? absolutePositionOf(tree, elementId) : [x, 0, z];
    return { kind: 'regroup', elementId, parentId: canopyId, position: [ownX - x, 0, ownZ - z] };
  });
  return [...changes, ...emptied(tree, coming, 'Cluster')];
}

/** Removes the canopies, or the compositions, that are left empty once these have gone. */
function emptied(tree: ElementTree, leavingIds: readonly ElementId[], emptiedType: 'Cluster' | 'Composition'): readonly Change[] {
  const gone = new Set(leavingIds);
  const parents = new Set(leavingIds.flatMap((id) => tree.elements.get(id)?.parentId ?? []));
  const elementIds = [...parents].filter((id) => {
    const { type, childIds } = elementOf(tree, id);
    return type === emptiedType && childIds.every((childId) => gone.has(childId));
  });
  return elementIds.length === 0 ? [] : [{ kind: 'remove', elementIds }];
}

/** The composition that an element is in, else the room. */
function groupOf(tree: ElementTree, id: ElementId): ElementId {
  let at = elementOf(tree, id);
  while (at.parentId !== undefined && at.type !== 'Composition') at = elementOf(tree, at.parentId);
  return at.id;
}

function labelOf({ document }: EditorCore, ids: readonly ElementId[]) {
  return { kind: 'group', names: namesOf(document.getState().scene, ids) } as const;
}

function refused(core: EditorCore, failure: EditFailure): Done {
  core.refuse(failure);
  return fail(failure);
}
