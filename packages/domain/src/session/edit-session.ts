import type { Change, Configuration, EditFailure, Effect } from '../edit';
import type { ElementId } from '../element';
import type { Result } from '../result';

/** A step of the history in the caller's words. */
export interface HistoryEntry<Label> {
  /** Label given to the step. */
  readonly label: Label;
  /** Elements that the step touched. */
  readonly touched: readonly ElementId[];
}

/** Description of a step in the history. */
export interface StepInput<Label> {
  /** Label of the step in the history. */
  readonly label: Label;
  /** Steps with the same key, each within 800 ms of the one before, are one with the newest label; absent = a step of its own. */
  readonly key?: string;
  /** Milliseconds of any clock that does not go back. */
  readonly at: number;
}

/** Outcome of a step. */
export interface SessionOutcome {
  /** Side effects, in the same step. */
  readonly effects: readonly Effect[];
  /** Elements that it touched, those removed among them. */
  readonly touched: readonly ElementId[];
}

/** Why a session does nothing: something is refused, or a gesture is still open. */
export type SessionFailure = EditFailure | { readonly code: 'session.gesture-open' } | { readonly code: 'session.gesture-ended' };

/** A change that is tried again and again while a pointer moves; nothing of it stands before it is committed. */
export interface Gesture {
  /** Tries a candidate by everything that decides while moving; one that stands is remembered, the configuration stays as it was. */
  readonly propose: (changes: Change | readonly Change[]) => Result<SessionOutcome, SessionFailure>;
  /** The last candidate that stood. */
  readonly candidate: () => readonly Change[] | undefined;
  /** Carries the last valid candidate out as one step; nothing when there is none. */
  readonly commit: (at: number) => Result<SessionOutcome | undefined, SessionFailure>;
  /** Ends it; the configuration and its snapshots are the same objects as before. */
  readonly cancel: () => void;
}

/** A configuration that is edited, with its history. */
export interface EditSession<Label = unknown> {
  /** Edited configuration; only the session may change it. */
  readonly configuration: Configuration;
  /** Increases with every step, undo and redo. */
  readonly revision: () => number;
  /** Applies all of the changes as one step, or none. Changes without effect make no step. */
  readonly change: (changes: Change | readonly Change[], step: StepInput<Label>) => Result<SessionOutcome, SessionFailure>;
  /** Tries the changes and undoes them. */
  readonly preview: (changes: Change | readonly Change[]) => Result<SessionOutcome, SessionFailure>;
  /** Opens a gesture; one at a time. */
  readonly begin: (label: Label) => Result<Gesture, SessionFailure>;
  /** Undoes the newest step and returns it; undefined where there is none or a gesture is open. */
  readonly undo: () => HistoryEntry<Label> | undefined;
  /** Redoes the step that was undone last and returns it; undefined where there is none or a gesture is open. */
  readonly redo: () => HistoryEntry<Label> | undefined;
  /** The newest last; at most as many as the session keeps. */
  readonly undoable: () => readonly HistoryEntry<Label>[];
  /** The next to be done again last. */
  readonly redoable: () => readonly HistoryEntry<Label>[];
}
