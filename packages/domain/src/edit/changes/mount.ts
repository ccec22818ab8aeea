import type { Operation } from '../../element';
import { mountComposition, unmountComposition } from '../../virtual';
import type { Attempt } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { refusalOfNumber, refusalOfPlace } from './structure';

/** Puts clusters that share a parent into a virtual composition (VC1). */
export function mount(attempt: Attempt, { composition, clusterIds }: Extract<Change, { kind: 'mount' }>): EditFailure | undefined {
  const operations = mountComposition(attempt.configuration.tree, composition, clusterIds);
  return operations.ok ? (refusalOfNumber(attempt, 1) ?? applied(attempt, operations.value)) : operations.failure;
}

/** Returns the clusters of a virtual composition to its parent (VC4). */
export function unmount(attempt: Attempt, { compositionId }: Extract<Change, { kind: 'unmount' }>): EditFailure | undefined {
  const operations = unmountComposition(attempt.configuration.tree, compositionId);
  return operations.ok ? applied(attempt, operations.value) : operations.failure;
}

/** Applies operations one after the other, as far as the moved elements have a place then. */
function applied(attempt: Attempt, operations: readonly Operation[]): EditFailure | undefined {
  for (const operation of operations) {
    const refused = operation.kind === 'move' ? refusalOfPlace(operation.elementId, operation.position) : undefined;
    if (refused !== undefined) return refused;
    attempt.apply(operation);
  }
  return undefined;
}
