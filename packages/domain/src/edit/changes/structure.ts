import { addLightToCluster, maxLightsOf } from '../../cluster';
import {
  ancestorsOf,
  checkChild,
  type Element,
  type ElementFailure,
  type ElementId,
  type ElementNode,
  type ElementType,
  type Position,
  walk,
} from '../../element';
import { MAX_PLACE_METRES, SAVED_DOCUMENT_LIMITS } from '../../saved-document';
import { anyGeometry } from '../../saved-document/geometry-shape';
import { type Attempt, changeAttributes, elementIn } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { acceptsInstallation, optionsOf, refusalOfOwnValues } from './element-options';
import { clusterAbove, forgetWires } from './hanging';
import { settleHosting } from './hosting';
import { limitHeights } from './set-height';
import { followControls, settleInstallations } from './set-installation';

/** Puts an element with everything it holds into another (TC10). */
export function add(attempt: Attempt, { node, parentId, position, index }: Extract<Change, { kind: 'add' }>): EditFailure | undefined {
  const { elements } = attempt.configuration.tree;
  const parent = elements.get(parentId);
  if (parent === undefined) return notFound(parentId);
  const ids = new Set<ElementId>();
  const refused =
    refusalOfPlace(node.id, position) ??
    refusalOfIds(attempt, node, ids) ??
    refusalOfNumber(attempt, ids.size) ??
    refusalOfChild(parent, node);
  if (refused !== undefined) return refused;
  attempt.apply({ kind: 'insert', node, parentId, index: placeAmong(parent.childIds.length, index), position: savable(position) });
  return settleIn(attempt, node.id);
}

/** Takes elements out with everything they hold. */
export function remove(attempt: Attempt, { elementIds }: Extract<Change, { kind: 'remove' }>): EditFailure | undefined {
  const { tree } = attempt.configuration;
  const missing = elementIds.find((id) => !tree.elements.has(id));
  if (missing !== undefined) return notFound(missing);
  if (elementIds.includes(tree.rootId)) return { code: 'edit.space-stays' };
  for (const elementId of elementIds) {
    // Already removed with its parent.
    if (!tree.elements.has(elementId)) continue;
    attempt.touched.add(elementIn(attempt, elementId).parentId ?? tree.rootId);
    attempt.apply({ kind: 'remove', elementId });
  }
  return undefined;
}

/** Puts another element in the place of one: `Element not found` when that is not there. */
export function replace(attempt: Attempt, { elementId, node }: Extract<Change, { kind: 'replace' }>): EditFailure | undefined {
  const { tree } = attempt.configuration;
  const element = tree.elements.get(elementId);
  if (element === undefined) return notFound(elementId);
  if (element.parentId === undefined) return { code: 'edit.space-stays' };
  const { parentId, position } = element;
  const index = elementIn(attempt, parentId).childIds.indexOf(elementId);
  attempt.apply({ kind: 'remove', elementId });
  return add(attempt, { kind: 'add', node, parentId, position, index });
}

/** Moves an element within its parent: `No element to move found` when it is not there. */
export function move(attempt: Attempt, { elementId, position }: Extract<Change, { kind: 'move' }>): EditFailure | undefined {
  const { tree } = attempt.configuration;
  if (!tree.elements.has(elementId)) return { code: 'element.nothing-to-move', elementId };
  if (elementId === tree.rootId) return { code: 'edit.space-stays' };
  const refused = refusalOfPlace(elementId, position);
  if (refused !== undefined) return refused;
  const [x, y, z] = elementIn(attempt, elementId).position;
  if (position[0] === x && position[1] === y && position[2] === z) return undefined;
  attempt.apply({ kind: 'place', elementId, position: savable(position) });
  return position[1] === y ? undefined : limitHeights(attempt, elementId);
}

/** Moves an element into another parent. */
export function regroup(attempt: Attempt, change: Extract<Change, { kind: 'regroup' }>): EditFailure | undefined {
  const { elementId, parentId, position, index } = change;
  const { tree } = attempt.configuration;
  const element = tree.elements.get(elementId);
  const parent = tree.elements.get(parentId);
  if (element === undefined) return { code: 'element.nothing-to-move', elementId };
  if (parent === undefined) return notFound(parentId);
  if (element.parentId === undefined) return { code: 'edit.space-stays' };
  const stays = element.parentId === parentId;
  // No type may hold itself at any depth (EM2), so this also keeps an element out of itself.
  const refused = refusalOfPlace(elementId, position) ?? (stays ? undefined : refusalOfChild(parent, element));
  if (refused !== undefined) return refused;
  attempt.touched.add(element.parentId);
  const siblings = parent.childIds.length - (stays ? 1 : 0);
  attempt.apply({ kind: 'move', elementId, parentId, index: placeAmong(siblings, index), position: savable(position) });
  return settleIn(attempt, elementId);
}

/** Gives a moved element the installation of its cluster, one that fits the ceiling, and heights that fit the room. */
function settleIn(attempt: Attempt, elementId: ElementId): EditFailure | undefined {
  const element = elementIn(attempt, elementId);
  const cluster = clusterAbove(attempt, element);
  const installation = cluster?.props.attributes.installation;
  if (cluster !== undefined && installation !== undefined && element.props.attributes.installation !== installation) {
    if (!acceptsInstallation(element, installation)) {
      return { code: 'cluster.installation-refused', installation, lightIds: [elementId] };
    }
    if (optionsOf(element, 'installation').length > 0) {
      changeAttributes(attempt, element, { installation });
      attempt.effects.push({ kind: 'follows', elementId, attribute: 'installation', value: installation });
      followControls(attempt, cluster.id);
    }
  }
  const refused = refusalOfValues(attempt, elementId) ?? settleInstallations(attempt, elementId);
  if (refused !== undefined) return refused;
  settleHosting(attempt, elementId);
  forgetWires(attempt, elementId);
  dropPsa(attempt, elementId);
  return refusalOfCarried(attempt, elementId) ?? limitHeights(attempt, elementId);
}

/** First value of a moved element, or of any element in it, that its new place does not offer (AT25). */
function refusalOfValues(attempt: Attempt, elementId: ElementId): EditFailure | undefined {
  const { tree, context } = attempt.configuration;
  for (const element of walk(tree, elementId)) {
    const refused = refusalOfOwnValues(element, context);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** A group is semi-finished only while all its lights are (PS5). */
function dropPsa(attempt: Attempt, elementId: ElementId): void {
  const { tree } = attempt.configuration;
  if (![...walk(tree, elementId)].some(({ type, props }) => isLuminaire(type) && props.isPsa !== true)) return;
  for (const { id, props } of ancestorsOf(tree, elementId)) {
    if (props.isPsa === true) attempt.apply({ kind: 'props', elementId: id, props: { ...props, isPsa: false } });
  }
}

function isLuminaire(type: ElementType): boolean {
  return type === 'Light' || type === 'Pendant' || type === 'Complement';
}

/** The installation of a light is checked once it hangs there. */
const ACCEPTS = () => true;

function refusalOfChild(parent: Element, child: Pick<ElementNode, 'id' | 'type'>): EditFailure | undefined {
  const allowed = checkChild(parent.type, child.type);
  if (!allowed.ok) return allowed.failure;
  if (parent.type !== 'Cluster') return undefined;
  const installation = parent.props.attributes.installation ?? '';
  const lights = parent.childIds.map((id) => ({ id, accepts: ACCEPTS }));
  const added = addLightToCluster({ installation, lights }, { id: child.id, accepts: ACCEPTS });
  return added.ok ? undefined : added.failure;
}

/** Every id below must be new, every child allowed where it stands, and no cluster fuller than its installation admits. */
function refusalOfIds(attempt: Attempt, node: ElementNode, seen: Set<ElementId>): EditFailure | undefined {
  if (seen.has(node.id) || attempt.configuration.tree.elements.has(node.id)) return { code: 'element.id-taken', elementId: node.id };
  seen.add(node.id);
  const installation = node.props.attributes.installation ?? '';
  if (node.type === 'Cluster' && node.elements.length > maxLightsOf(installation)) {
    return { code: 'cluster.too-many-lights', installation, count: node.elements.length };
  }
  for (const { element } of node.elements) {
    const allowed = checkChild(node.type, element.type);
    const refused = allowed.ok ? refusalOfIds(attempt, element, seen) : allowed.failure;
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** A place is three numbers, each at most a kilometre: a saved document holds no other (TC10). */
export function refusalOfPlace(elementId: ElementId, position: Position): EditFailure | undefined {
  const isPlace =
    Array.isArray(position) && position.length === 3 && isMetres(position[0]) && isMetres(position[1]) && isMetres(position[2]);
  return isPlace ? undefined : { code: 'edit.position-malformed', elementId };
}

/** The first element, at or below another, that a belt or a room carried to where a saved document holds no element (TC30). */
export function refusalOfCarried({ configuration: { tree } }: Attempt, topId: ElementId): EditFailure | undefined {
  for (const { id, position, props } of walk(tree, topId)) {
    const refused = refusalOfPlace(id, position);
    if (refused !== undefined) return refused;
    if (props.geometry !== undefined && anyGeometry(props.geometry, '') !== undefined)
      return { code: 'edit.position-malformed', elementId: id };
  }
  return undefined;
}

/** JSON has no negative zero, and a saved value is loaded unchanged (TC30). */
function savable([x, y, z]: Position): Position {
  return [x + 0, y + 0, z + 0];
}

function isMetres(value: unknown): boolean {
  // A NaN is not at most anything.
  return typeof value === 'number' && Math.abs(value) <= MAX_PLACE_METRES;
}

/** A configuration with more elements could not be loaded again. */
export function refusalOfNumber(attempt: Attempt, more: number): EditFailure | undefined {
  const max = SAVED_DOCUMENT_LIMITS.elements;
  return attempt.configuration.tree.elements.size + more <= max ? undefined : { code: 'saved-document.too-large', limit: 'elements', max };
}

/** A place among so many siblings; absent or beyond = the last. */
function placeAmong(siblings: number, index: number | undefined): number {
  return index === undefined || !(index < siblings) ? siblings : Math.max(Math.trunc(index), 0);
}

function notFound(elementId: ElementId): ElementFailure {
  return { code: 'element.not-found', elementId };
}
