import {
  beginTrial,
  type Element,
  type ElementAttributes,
  type ElementId,
  type ElementTree,
  elementOf,
  type Operation,
  type Position,
  type Trial,
  walk,
} from '../element';
import type { Configuration } from './configuration';
import type { Effect } from './effect';

/** A change while it is tried: its steps so far, and the checks that remain. */
export interface Attempt {
  readonly configuration: Configuration;
  readonly effects: Effect[];
  /** Elements whose facts or surroundings changed; rules are asked for them. */
  readonly touched: Set<ElementId>;
  /** Elements of which something is chosen anew; exclusions are asked for them. */
  readonly chosen: Set<ElementId>;
  /** Elements whose circle changed; they are looked at for collisions. */
  readonly moved: Set<ElementId>;
  /** Elements that a moved one overlapped before; they may be clear again. */
  readonly left: Set<ElementId>;
  /** Where moved elements stood before. */
  readonly cameFrom: Map<ElementId, Position>;
  readonly apply: (operation: Operation) => void;
  readonly keep: Trial['keep'];
  readonly revert: () => void;
  /** Takes everything back after something threw, wherever it stopped; nothing where the attempt has ended. */
  readonly abandon: () => void;
}

/** Begins to try a change. */
export function beginAttempt(configuration: Configuration): Attempt {
  const { tree, plan } = configuration;
  const trial = beginTrial(tree);
  const touched = new Set<ElementId>();
  const chosen = new Set<ElementId>();
  const moved = new Set<ElementId>();
  const left = new Set<ElementId>();
  const cameFrom = new Map<ElementId, Position>();
  let isOpen = true;
  return {
    configuration,
    effects: [],
    touched,
    chosen,
    moved,
    left,
    cameFrom,
    apply: (operation) => {
      // The first of several moves holds the position of an element before the step.
      if (operation.kind === 'place' && !cameFrom.has(operation.elementId))
        cameFrom.set(operation.elementId, elementOf(tree, operation.elementId).position);
      if (takesAway(tree, operation)) for (const id of standingOn(configuration, operation.elementId)) left.add(id);
      for (const id of followPlan(configuration, operation, () => trial.apply(operation))) moved.add(id);
      if (operation.kind === 'attributes' || operation.kind === 'props') chosen.add(operation.elementId);
      if (operation.kind === 'insert') for (const { id } of walk(tree, operation.node.id)) chosen.add(id);
      for (const id of touchedBy(tree, operation)) touched.add(id);
    },
    keep: () => {
      isOpen = false;
      return trial.keep();
    },
    revert: () => {
      isOpen = false;
      plan.drop(moved);
      trial.revert();
      for (const id of moved) if (tree.elements.has(id)) plan.refresh(id);
    },
    abandon: () => {
      if (!isOpen) return;
      isOpen = false;
      trial.revert();
      // Tree and plan may have parted between two steps of one operation.
      plan.rebuild();
    },
  };
}

/** Applies an operation and keeps the plan in step; returns the elements whose circle may have changed. */
export function followPlan(configuration: Configuration, operation: Operation, apply: () => void): readonly ElementId[] {
  const { tree, plan } = configuration;
  switch (operation.kind) {
    case 'insert':
      apply();
      plan.refresh(operation.node.id);
      return Array.from(walk(tree, operation.node.id), ({ id }) => id);
    case 'remove': {
      const ids = Array.from(walk(tree, operation.elementId), ({ id }) => id);
      plan.drop(ids);
      apply();
      return ids;
    }
    case 'place':
    case 'move':
    case 'body':
      apply();
      plan.refresh(operation.elementId);
      return [operation.elementId];
    case 'attributes':
    case 'props':
      apply();
      // Another installation may bring another canopy.
      return plan.resize(operation.elementId) ? [operation.elementId] : [];
  }
}

/** Checks whether an operation may remove a body from its position: the element, or a part of its body or canopy. */
function takesAway(tree: ElementTree, operation: Operation): operation is Exclude<Operation, { kind: 'insert' }> {
  switch (operation.kind) {
    case 'insert':
      return false;
    case 'attributes':
      return operation.attributes.installation !== elementOf(tree, operation.elementId).props.attributes.installation;
    case 'props':
      return operation.props.attributes.installation !== elementOf(tree, operation.elementId).props.attributes.installation;
    default:
      return true;
  }
}

function standingOn({ tree, plan }: Configuration, id: ElementId): readonly ElementId[] {
  const { childIds } = elementOf(tree, id);
  if (childIds.length === 0) return plan.overlapping(id);
  return Array.from(walk(tree, id), (element) => plan.overlapping(element.id)).flat();
}

function touchedBy(tree: ElementTree, operation: Operation): readonly ElementId[] {
  if (operation.kind === 'insert') return [...Array.from(walk(tree, operation.node.id), ({ id }) => id), operation.parentId];
  return operation.kind === 'move' ? [operation.elementId, operation.parentId] : [operation.elementId];
}

/** Changes some attributes of an element and leaves the others; `undefined` takes one away. Nothing happens where nothing differs. */
export function changeAttributes(
  attempt: Attempt,
  element: Element,
  changes: { readonly [K in keyof ElementAttributes]?: ElementAttributes[K] | undefined },
): void {
  const attributes: Record<string, unknown> = { ...element.props.attributes };
  let differs = false;
  for (const [name, value] of Object.entries(changes)) {
    if (attributes[name] === value) continue;
    differs = true;
    if (value === undefined) delete attributes[name];
    else attributes[name] = value;
  }
  if (differs) attempt.apply({ kind: 'attributes', elementId: element.id, attributes: attributes as ElementAttributes });
}

/** The element as the attempt has it now. */
export function elementIn(attempt: Attempt, id: ElementId): Element {
  return elementOf(attempt.configuration.tree, id);
}
