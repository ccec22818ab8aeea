/** A change of a document, with its label. */
interface Step<Document, Kind> {
  readonly kind: Kind;
  readonly before: Document;
  readonly after: Document;
}

/** A document that is never changed but replaced, with everything that was done to it; parts that stay are the same objects. */
export interface StepHistory<Document, Kind> {
  readonly document: Document;
  /** As it was opened or saved last. */
  readonly saved: Document;
  readonly done: readonly Step<Document, Kind>[];
  readonly undone: readonly Step<Document, Kind>[];
}

/** Older steps are forgotten. */
const STEPS_MAX = 200;

export const openDocument = <Document, Kind>(document: Document): StepHistory<Document, Kind> => ({
  document,
  saved: document,
  done: [],
  undone: [],
});

/** The history with a step more; a step that changes nothing is none. */
export const withStep = <Document, Kind>(
  history: StepHistory<Document, Kind>,
  kind: Kind,
  after: Document,
): StepHistory<Document, Kind> => {
  const { document: before, done } = history;
  if (after === before) return history;
  return { ...history, document: after, done: [...done.slice(1 - STEPS_MAX), { kind, before, after }], undone: [] };
};

export const undoStep = <Document, Kind>(history: StepHistory<Document, Kind>): StepHistory<Document, Kind> => {
  const step = history.done.at(-1);
  if (step === undefined) return history;
  return { ...history, document: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
};

export const redoStep = <Document, Kind>(history: StepHistory<Document, Kind>): StepHistory<Document, Kind> => {
  const step = history.undone.at(-1);
  if (step === undefined) return history;
  return { ...history, document: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
};

export const isChanged = <Document, Kind>({ document, saved }: StepHistory<Document, Kind>): boolean => document !== saved;
