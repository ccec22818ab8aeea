import type { ElementId, Operation } from '../element';
import type { HistoryEntry } from './edit-session';
import { joinInverses } from './join-inverses';

/** A step that may be taken back, or done again once it was. */
export interface Step<Label> extends HistoryEntry<Label> {
  /** Operations that undo or redo the step, in the order to apply them. */
  readonly operations: readonly Operation[];
}

/** Time of a step, and the steps that it may be merged with. */
export interface StepMark {
  readonly key?: string;
  /** Milliseconds. */
  readonly at: number;
}

/** The steps of a session. */
export interface History<Label> {
  readonly undoable: () => readonly Step<Label>[];
  readonly redoable: () => readonly Step<Label>[];
  /** Adds a step, or joins it with the newest; nothing can be done again then. */
  readonly add: (step: Step<Label>, mark: StepMark) => void;
  /** Removes the newest step by `carryOut`; if that throws, the step stays. */
  readonly undo: (carryOut: (operations: readonly Operation[]) => readonly Operation[]) => HistoryEntry<Label> | undefined;
  readonly redo: (carryOut: (operations: readonly Operation[]) => readonly Operation[]) => HistoryEntry<Label> | undefined;
}

/** A history of at most so many steps, in which equal keys within so many milliseconds are joined (ES5, ES6). */
export function createHistory<Label>(cap: number, coalesceMilliseconds: number): History<Label> {
  const done: Step<Label>[] = [];
  const undone: Step<Label>[] = [];
  /** Mark of the newest step, as long as another may still join it. */
  let open: StepMark | undefined;

  const shift = (from: Step<Label>[], to: Step<Label>[], carryOut: (operations: readonly Operation[]) => readonly Operation[]) => {
    const step = from.at(-1);
    if (step === undefined) return undefined;
    const operations = carryOut(step.operations);
    from.pop();
    to.push({ ...step, operations });
    open = undefined;
    return entryOf(step);
  };

  return {
    undoable: () => done,
    redoable: () => undone,
    add: (step, mark) => {
      undone.length = 0;
      const newest = isJoined(open, mark, coalesceMilliseconds) ? done.pop() : undefined;
      done.push(newest === undefined ? step : joined(newest, step));
      if (done.length > cap) done.shift();
      open = mark;
    },
    undo: (carryOut) => shift(done, undone, carryOut),
    redo: (carryOut) => shift(undone, done, carryOut),
  };
}

/** The description of a step. */
export function entryOf<Label>({ label, touched }: HistoryEntry<Label>): HistoryEntry<Label> {
  return { label, touched };
}

function isJoined(open: StepMark | undefined, { key, at }: StepMark, coalesceMilliseconds: number): boolean {
  return open !== undefined && key !== undefined && open.key === key && at - open.at <= coalesceMilliseconds;
}

function joined<Label>(earlier: Step<Label>, later: Step<Label>): Step<Label> {
  const touched = [...new Set<ElementId>([...earlier.touched, ...later.touched])];
  return { label: later.label, touched, operations: joinInverses(later.operations, earlier.operations) };
}
