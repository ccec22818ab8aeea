import { type ElementTree, type MutableElement, type MutableTree, mutableOf } from './element-tree';
import { applyOperation, type Operation } from './operation';

/** Operations that are tried: kept, or taken back as if they had never been (EM8). One at a time per tree. */
export interface Trial {
  /** Applies one more operation. */
  readonly apply: (operation: Operation) => void;
  /** Ends the trial; returns the operations that undo everything, in the order to apply them. */
  readonly keep: () => readonly Operation[];
  /** Ends the trial; tree and snapshots are as they were, the snapshots the same objects. */
  readonly revert: () => void;
}

/** Begins a trial; throws while another one is open on the tree, as does using one that has ended (EM8). */
export function beginTrial(tree: ElementTree): Trial {
  const mutable = mutableOf(tree);
  if (mutable.journal !== undefined) throw new RangeError('another trial is open on this tree');
  const journal: NonNullable<MutableTree['journal']> = [];
  mutable.journal = journal;
  mutable.trials += 1;
  const inverse: Operation[] = [];
  const end = (): void => {
    checkOpen();
    mutable.journal = undefined;
  };
  const checkOpen = (): void => {
    if (mutable.journal !== journal) throw new RangeError('the trial has ended');
  };
  return {
    apply: (operation) => {
      checkOpen();
      inverse.push(applyOperation(tree, operation));
    },
    keep: () => {
      end();
      return inverse.reverse();
    },
    revert: () => {
      end();
      for (const operation of inverse.reverse()) applyOperation(tree, operation);
      // By id: what was removed and put back is another object.
      for (const { elementId, snapshot } of journal) (mutable.elements.get(elementId) as MutableElement).snapshot = snapshot;
    },
  };
}
