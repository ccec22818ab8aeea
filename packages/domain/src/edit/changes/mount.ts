import { mountComposition, unmountComposition } from '../../virtual';
import type { Attempt } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';

/** Puts clusters that share a parent into a virtual composition (VC1). */
export function mount(attempt: Attempt, { composition, clusterIds }: Extract<Change, { kind: 'mount' }>): EditFailure | undefined {
  const operations = mountComposition(attempt.configuration.tree, composition, clusterIds);
  if (!operations.ok) return operations.failure;
  for (const operation of operations.value) attempt.apply(operation);
  return undefined;
}

/** Returns the clusters of a virtual composition to its parent (VC4). */
export function unmount(attempt: Attempt, { compositionId }: Extract<Change, { kind: 'unmount' }>): EditFailure | undefined {
  const operations = unmountComposition(attempt.configuration.tree, compositionId);
  if (!operations.ok) return operations.failure;
  for (const operation of operations.value) attempt.apply(operation);
  return undefined;
}
