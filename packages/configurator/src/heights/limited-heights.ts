import { type Change, clampPendantHeight, type EditFailure, type ElementId, type ElementTree } from '@candil/domain';
import { hangingBelow, heightLimitsOf, heightOf } from './height-limits';

/** Heights as they were asked for, each as far as its element may go. */
export interface LimitedHeights {
  readonly changes: readonly Change[];
  /** All whose height was asked for. */
  readonly elementIds: readonly ElementId[];
  /** Those that do not go all the way. */
  readonly limitedIds: readonly ElementId[];
}

/** Returns whether heights out of range are all that a failure is about. */
export function isOfHeights(failure: EditFailure): boolean {
  return failure.code === 'edit.some-refuse'
    ? failure.refusals.every((refusal) => isOfHeights(refusal.failure))
    : failure.code === 'pendant-height.out-of-range';
}

/** Undefined where something else than heights is changed, or the height of one alone. */
export function limitedHeights(tree: ElementTree, changes: readonly Change[]): LimitedHeights | undefined {
  const wanted = new Map<ElementId, number>();
  for (const change of changes) {
    if (change.kind !== 'set-height' && change.kind !== 'shift-heights') return undefined;
    for (const id of hangingBelow(tree, change.elementIds)) {
      const before = wanted.get(id) ?? heightOf(tree, id) ?? 0;
      wanted.set(id, change.kind === 'set-height' ? change.heightCm : before + change.deltaCm);
    }
  }
  if (wanted.size < 2) return undefined;
  const limitedIds: ElementId[] = [];
  const limited: Change[] = [];
  for (const [id, wantedCm] of wanted) {
    const limits = heightLimitsOf(tree, id);
    if (!limits.ok) return undefined;
    const { heightCm, limit } = clampPendantHeight(wantedCm, limits.value);
    if (limit !== undefined) limitedIds.push(id);
    limited.push({ kind: 'set-height', elementIds: [id], heightCm });
  }
  return { changes: limited, elementIds: [...wanted.keys()], limitedIds };
}
