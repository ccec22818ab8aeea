import type { EditSession, Furniture } from '@candil/domain';
import type { Label } from '../state/label';

/** Furniture around a step. */
export interface FurnitureChange {
  readonly before: readonly Furniture[];
  readonly after: readonly Furniture[];
}

/** A step that can be taken back: one of the session, which may change the furniture with it, or one of the furniture alone. */
type Step =
  | { readonly kind: 'session'; readonly label: Label; readonly furniture: FurnitureChange | undefined }
  | { readonly kind: 'furniture'; readonly label: Label; readonly furniture: FurnitureChange };

interface FurnitureMark {
  readonly key: string;
  readonly at: number;
}

/** The steps of an editor in the order in which they were made. */
export interface StepHistory {
  /** The newest last. */
  readonly undoable: () => readonly Label[];
  readonly redoable: () => readonly Label[];
  /** Records the last step of the session, with the furniture that it brought; false where there is none. */
  readonly noteSession: (furniture?: FurnitureChange) => boolean;
  readonly addFurniture: (change: FurnitureChange, label: Label, mark: FurnitureMark | undefined) => void;
  /** Undoes the newest step and returns its label, with the furniture if it changed. */
  readonly undo: () => Undone | undefined;
  readonly redo: () => Undone | undefined;
  /** Keys of steps before and behind one of the furniture are never the same. */
  readonly keyOf: (key: string) => string;
  /** Stages of the history: from the opened document, or the oldest known step, through each step to the last one undone. */
  readonly stages: () => readonly Stage[];
  /** Identity of the present stage; a new value after every step, the same again once the step is undone. */
  readonly top: () => object;
}

/** The document between two steps. */
export interface Stage {
  /** The same object as `top` while the step is current. */
  readonly top: object;
  /** Label of the step that led to it; undefined for the first. */
  readonly label: Label | undefined;
}

export interface Undone {
  readonly label: Label;
  readonly furniture: readonly Furniture[] | undefined;
}

const JOIN_MILLISECONDS = 800;
const MOST_STEPS = 200;

/** The history of a session with the steps of the furniture in between. */
export function createStepHistory(session: EditSession<Label>): StepHistory {
  const past: Step[] = [];
  const future: Step[] = [];
  let ground: object = {};
  let furnitureSteps = 0;
  let mark: FurnitureMark | undefined;
  const forgetOldest = () => {
    ground = past.shift() ?? ground;
  };
  return {
    undoable: () => past.map(({ label }) => label),
    redoable: () => future.map(({ label }) => label),
    noteSession: (furniture) => {
      const entries = session.undoable();
      const newest = entries.at(-1);
      const before = past.findLast(({ kind }) => kind === 'session');
      if (newest === undefined || newest.label === before?.label) return false;
      future.length = 0;
      mark = undefined;
      // A step that was joined with the one before took its place.
      const isJoined = before !== undefined && entries.at(-2)?.label !== before.label;
      if (isJoined && past.at(-1) === before) past.pop();
      past.push({ kind: 'session', label: newest.label, furniture });
      while (past.filter(({ kind }) => kind === 'session').length > entries.length || past.length > MOST_STEPS) forgetOldest();
      return true;
    },
    addFurniture: (change, label, given) => {
      future.length = 0;
      const last = past.at(-1);
      const joins = last?.kind === 'furniture' && given !== undefined && mark?.key === given.key && given.at - mark.at <= JOIN_MILLISECONDS;
      mark = given;
      furnitureSteps += 1;
      if (joins) past.pop();
      past.push({ kind: 'furniture', label, furniture: joins ? { ...change, before: last.furniture.before } : change });
      if (past.length > MOST_STEPS) forgetOldest();
    },
    undo: () => {
      const step = past.pop();
      if (step === undefined) return undefined;
      mark = undefined;
      future.push(step);
      if (step.kind === 'session') session.undo();
      return { label: step.label, furniture: step.furniture?.before };
    },
    redo: () => {
      const step = future.pop();
      if (step === undefined) return undefined;
      past.push(step);
      if (step.kind === 'session') session.redo();
      return { label: step.label, furniture: step.furniture?.after };
    },
    keyOf: (key) => `${key} ${furnitureSteps}`,
    stages: () => [
      { top: ground, label: undefined },
      ...[...past, ...future.toReversed()].map((step) => ({ top: step, label: step.label })),
    ],
    top: () => past.at(-1) ?? ground,
  };
}
