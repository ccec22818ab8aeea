import type { Change, EditFailure, Gesture } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Label } from '../state/label';

/** A gesture of the session, with its last input. */
export interface HeldSession {
  /** Tries a candidate; returns the failure, or undefined where it stands. */
  readonly propose: (changes: readonly Change[]) => EditFailure | undefined;
  /** Carries the last candidate that stood out as one step, and announces it. */
  readonly commit: () => void;
  readonly cancel: () => void;
}

/** Opens a gesture; the earlier one must have ended. */
export function holdSession(core: EditorCore, given: Label): HeldSession {
  const label = { ...given };
  const begun = core.session.begin(label);
  if (!begun.ok) throw new Error(begun.failure.code);
  const gesture: Gesture = begun.value;
  return {
    propose: (changes) => {
      const tried = gesture.propose(changes);
      if (tried.ok) return undefined;
      const { failure } = tried;
      if (failure.code === 'session.gesture-open' || failure.code === 'session.gesture-ended') throw new Error(failure.code);
      return failure;
    },
    commit: () => {
      const done = gesture.commit(core.input.now());
      if (done.ok) {
        if (done.value !== undefined) core.settle(label, done.value.effects);
        return;
      }
      const { failure } = done;
      if (failure.code === 'session.gesture-open' || failure.code === 'session.gesture-ended') throw new Error(failure.code);
      core.refuse(failure);
    },
    cancel: gesture.cancel,
  };
}
