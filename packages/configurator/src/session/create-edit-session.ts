import {
  type Change,
  type Configuration,
  type EditSession,
  type ElementId,
  fail,
  type Gesture,
  type HistoryEntry,
  type Operation,
  ok,
  previewChange,
  type Result,
  type SessionFailure,
  type SessionOutcome,
  type StepInput,
  tryChange,
  undoChange,
} from '@candil/domain';

const MOST_ENTRIES = 200;
const JOIN_MILLISECONDS = 800;

interface Step<Label> extends HistoryEntry<Label> {
  readonly operations: readonly Operation[];
  readonly key: string | undefined;
  readonly at: number;
}

/** A session over the domain's edit, until the domain has its own. */
export function createEditSession<Label>(configuration: Configuration): EditSession<Label> {
  let past: Step<Label>[] = [];
  let future: Step<Label>[] = [];
  let revision = 0;
  let open = 0;
  const carryOut = (changes: Change | readonly Change[]): Result<SessionOutcome & { inverse: readonly Operation[] }, SessionFailure> => {
    const inverse: Operation[] = [];
    const effects: SessionOutcome['effects'][number][] = [];
    const touched = new Set<ElementId>();
    for (const change of Array.isArray(changes) ? (changes as readonly Change[]) : [changes as Change]) {
      const tried = tryChange(configuration, change);
      if (!tried.ok) {
        undoChange(configuration, inverse);
        return tried;
      }
      inverse.unshift(...tried.value.inverse);
      effects.push(...tried.value.effects);
      for (const id of tried.value.touched) touched.add(id);
    }
    return ok({ inverse, effects, touched: [...touched] });
  };
  const record = (inverse: readonly Operation[], touched: readonly ElementId[], { label, key, at }: StepInput<Label>) => {
    const last = past.at(-1);
    const joins = key !== undefined && last?.key === key && at - last.at <= JOIN_MILLISECONDS;
    const step = { label, touched, key, at, operations: joins ? [...inverse, ...last.operations] : inverse };
    past = [...(joins ? past.slice(0, -1) : past), step].slice(-MOST_ENTRIES);
    future = [];
    revision += 1;
  };
  const change = (changes: Change | readonly Change[], step: StepInput<Label>) => {
    if (open > 0) return fail<SessionFailure>({ code: 'session.gesture-open' });
    const done = carryOut(changes);
    if (!done.ok) return done;
    const { inverse, effects, touched } = done.value;
    record(inverse, touched, step);
    return ok({ effects, touched });
  };
  const preview = (changes: Change | readonly Change[]) => {
    const [only, second] = Array.isArray(changes) ? (changes as readonly Change[]) : [changes as Change];
    if (only !== undefined && second === undefined) {
      const seen = previewChange(configuration, only, () => undefined);
      return seen.ok ? ok<SessionOutcome>({ effects: [], touched: [] }) : seen;
    }
    const done = carryOut(changes);
    if (!done.ok) return done;
    undoChange(configuration, done.value.inverse);
    return ok({ effects: done.value.effects, touched: done.value.touched });
  };
  const move = (from: Step<Label>[], to: Step<Label>[]): HistoryEntry<Label> | undefined => {
    const step = from.pop();
    if (step === undefined) return undefined;
    to.push({ ...step, operations: undoChange(configuration, step.operations), key: undefined });
    revision += 1;
    return { label: step.label, touched: step.touched };
  };
  return {
    configuration,
    revision: () => revision,
    change,
    preview,
    begin: (label) => {
      if (open > 0) return fail({ code: 'session.gesture-open' });
      open += 1;
      let candidate: readonly Change[] | undefined;
      let isOpen = true;
      const end = () => {
        if (isOpen) open -= 1;
        isOpen = false;
      };
      const gesture: Gesture = {
        propose: (changes) => {
          if (!isOpen) return fail({ code: 'session.gesture-ended' });
          const tried = preview(changes);
          if (tried.ok) candidate = Array.isArray(changes) ? (changes as readonly Change[]) : [changes as Change];
          return tried;
        },
        candidate: () => candidate,
        commit: (at) => {
          if (!isOpen) return fail({ code: 'session.gesture-ended' });
          end();
          return candidate === undefined ? ok(undefined) : change(candidate, { label, at });
        },
        cancel: end,
      };
      return ok(gesture);
    },
    undo: () => move(past, future),
    redo: () => move(future, past),
    undoable: () => past,
    redoable: () => future,
  };
}
