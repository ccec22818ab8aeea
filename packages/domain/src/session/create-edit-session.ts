import { type Change, type Configuration, type EditFailure, type Foreseen, previewChange, tryChange, undoChange } from '../edit';
import type { Operation } from '../element';
import { fail, ok, type Result } from '../result';
import { readable } from '../untrusted';
import type { EditSession, Gesture, SessionFailure, SessionOutcome } from './edit-session';
import { createHistory, entryOf, type StepMark } from './history';

/** Options of the history of a session. */
export interface EditSessionOptions {
  /** Steps that can be undone, 1 or more; default 200. */
  readonly cap?: number;
  /** Longest time between steps of one key that are joined, 0 or more; default 800. */
  readonly coalesceMilliseconds?: number;
}

const GESTURE_OPEN: SessionFailure = { code: 'session.gesture-open' };
const GESTURE_ENDED: SessionFailure = { code: 'session.gesture-ended' };

type Changes = Change | readonly Change[];

/**
 * Opens a session over a configuration, which nothing else may change meanwhile: every change is one step with its effects, which undo
 * takes back and redo does again (ES1). Throws a RangeError for an invalid cap or time.
 */
export function createEditSession<Label = unknown>(configuration: Configuration, options: EditSessionOptions = {}): EditSession<Label> {
  const { cap = 200, coalesceMilliseconds = 800 } = options;
  if (!(cap >= 1)) throw new RangeError(`${cap} is no number of steps`);
  if (!(coalesceMilliseconds >= 0)) throw new RangeError(`${coalesceMilliseconds} is no time`);
  const history = createHistory<Label>(cap, coalesceMilliseconds);
  let revision = 0;
  let gesture: Gesture | undefined;

  const carryOut = (changes: Changes, label: Label, mark: StepMark): Result<SessionOutcome, EditFailure> => {
    const tried = tryChange(configuration, changes);
    if (!tried.ok) return tried;
    const { inverse: operations, effects, touched } = tried.value;
    if (operations.length > 0) {
      history.add({ label, touched, operations }, mark);
      revision += 1;
    }
    return ok({ effects, touched });
  };
  const preview = (changes: Changes) => previewChange(configuration, changes, outcomeOf);
  const step = (operations: readonly Operation[]) => {
    const back = undoChange(configuration, operations);
    revision += 1;
    return back;
  };

  return {
    configuration,
    revision: () => revision,
    change: (changes, { label, key, at }) =>
      gesture === undefined ? carryOut(changes, label, key === undefined ? { at } : { key, at }) : fail(GESTURE_OPEN),
    preview,
    begin: (label) => {
      if (gesture !== undefined) return fail(GESTURE_OPEN);
      const opened: Gesture = createGesture(preview, {
        isOpen: () => gesture === opened,
        end: () => {
          gesture = undefined;
        },
        carryOut: (changes, at) => carryOut(changes, label, { at }),
      });
      gesture = opened;
      return ok(opened);
    },
    undo: () => (gesture === undefined ? history.undo(step) : undefined),
    redo: () => (gesture === undefined ? history.redo(step) : undefined),
    undoable: () => history.undoable().map(entryOf),
    redoable: () => history.redoable().map(entryOf),
  };
}

interface GestureHost {
  readonly isOpen: () => boolean;
  readonly end: () => void;
  readonly carryOut: (changes: Changes, at: number) => Result<SessionOutcome, EditFailure>;
}

function createGesture(preview: (changes: Changes) => Result<SessionOutcome, EditFailure>, host: GestureHost): Gesture {
  let candidate: readonly Change[] | undefined;
  return {
    propose: (changes) => {
      if (!host.isOpen()) return fail(GESTURE_ENDED);
      const seen = preview(changes);
      if (!seen.ok) return seen;
      const own = readable(
        () => (isList(changes) ? [...changes] : [changes]),
        () => undefined,
      );
      // It let itself be read the first time only.
      if (own === undefined) return fail({ code: 'edit.change-malformed', path: '', expected: 'a change' });
      candidate = own;
      return seen;
    },
    candidate: () => candidate,
    commit: (at) => {
      if (!host.isOpen()) return fail(GESTURE_ENDED);
      host.end();
      return candidate === undefined ? ok(undefined) : host.carryOut(candidate, at);
    },
    cancel: () => {
      if (host.isOpen()) host.end();
    },
  };
}

function isList(changes: Changes): changes is readonly Change[] {
  return Array.isArray(changes);
}

function outcomeOf({ effects, touched }: Foreseen): SessionOutcome {
  return { effects, touched };
}
