import { type Element, type ElementId, elementOf } from '../element';
import { type Attempt, changeAttributes } from './attempt';

/**
 * Flags moved elements that collide or leave the room and keeps their last clear position; clear elements lose the flag (TC13). Elements
 * that a moved one overlapped before may be clear again (TC14).
 */
export function flagCollisions(attempt: Attempt): void {
  const { tree } = attempt.configuration;
  const { moved, left, touched } = attempt;
  if (moved.size === 0) return;
  for (const id of moved) if (id !== tree.rootId && tree.elements.has(id)) flag(attempt, elementOf(tree, id));
  for (const id of moved) if (tree.elements.has(id)) reflagBelow(attempt, elementOf(tree, id));
  for (const ids of [left, touched, moved]) for (const id of ids) reflagUpwards(attempt, id);
}

/** Rechecks the flags of the elements that moved with an element. */
function reflagBelow(attempt: Attempt, { childIds }: Element): void {
  for (const childId of childIds) {
    const child = elementOf(attempt.configuration.tree, childId);
    if (child.props.attributes.collides === true) flag(attempt, child);
    reflagBelow(attempt, child);
  }
}

/** Rechecks the flags of an element and of its ancestors; unflagged elements stay so. */
function reflagUpwards(attempt: Attempt, id: ElementId): void {
  const { elements } = attempt.configuration.tree;
  for (let element = elements.get(id); element !== undefined; ) {
    if (element.props.attributes.collides === true) flag(attempt, element);
    element = element.parentId === undefined ? undefined : elements.get(element.parentId);
  }
}

function flag(attempt: Attempt, element: Element): void {
  const { collides: before, lastValidPosition } = element.props.attributes;
  if (attempt.configuration.plan.collides(element.id)) {
    if (before === true) return;
    changeAttributes(attempt, element, { collides: true, lastValidPosition: attempt.cameFrom.get(element.id) });
    attempt.effects.push({ kind: 'collides', elementId: element.id });
  } else if (before !== undefined || lastValidPosition !== undefined) {
    changeAttributes(attempt, element, { collides: undefined, lastValidPosition: undefined });
    if (before === true) attempt.effects.push({ kind: 'clear-again', elementId: element.id });
  }
}
