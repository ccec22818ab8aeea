import type { PieceList } from '@candil/domain';

/** What a step did, for the words of undo and redo. */
export type PieceStepKind = 'change' | 'add' | 'remove' | 'fill' | 'paste' | 'duplicate' | 'companion' | 'dismiss';

interface PieceStep {
  readonly kind: PieceStepKind;
  readonly before: PieceList;
  readonly after: PieceList;
}

/** A list with everything that was done to it; rows that stay are the same objects. */
export interface PieceHistory {
  readonly list: PieceList;
  /** As it was opened or saved last. */
  readonly saved: PieceList;
  readonly done: readonly PieceStep[];
  readonly undone: readonly PieceStep[];
}

/** Older steps are forgotten. */
const STEPS_MAX = 200;

export const openPieces = (list: PieceList): PieceHistory => ({ list, saved: list, done: [], undone: [] });

/** The history with a step more; a step that changes nothing is none. */
export const withStep = (history: PieceHistory, kind: PieceStepKind, after: PieceList): PieceHistory => {
  const { list: before, done } = history;
  if (after === before) return history;
  return { ...history, list: after, done: [...done.slice(1 - STEPS_MAX), { kind, before, after }], undone: [] };
};

export const undoStep = (history: PieceHistory): PieceHistory => {
  const step = history.done.at(-1);
  if (step === undefined) return history;
  return { ...history, list: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
};

export const redoStep = (history: PieceHistory): PieceHistory => {
  const step = history.undone.at(-1);
  if (step === undefined) return history;
  return { ...history, list: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
};

export const isChanged = ({ list, saved }: PieceHistory): boolean => list !== saved;
