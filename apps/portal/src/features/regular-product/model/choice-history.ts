import { type Configuration, isSameConfiguration } from './configuration';

/** A run of heights or of quantities is one step back; every other change is a step of its own. */
export type ChangeKind = 'choice' | 'height' | 'quantity';

/** The configurations before and after the one on screen, nearest last and first. */
export interface ChoiceHistory {
  readonly past: readonly Configuration[];
  readonly future: readonly Configuration[];
  readonly lastKind: ChangeKind | undefined;
}

const MOST_STEPS = 100;

export const EMPTY_HISTORY: ChoiceHistory = { past: [], future: [], lastKind: undefined };

/** The history after a change; one that changes nothing leaves it as it is. */
export const withStep = (history: ChoiceHistory, before: Configuration, after: Configuration, kind: ChangeKind): ChoiceHistory => {
  if (isSameConfiguration(before, after)) return history;
  const isOfRun = kind !== 'choice' && history.lastKind === kind;
  return { past: isOfRun ? history.past : [...history.past, before].slice(-MOST_STEPS), future: [], lastKind: kind };
};

interface Travelled {
  readonly history: ChoiceHistory;
  readonly shown: Configuration;
}

/** One step back; undefined at the beginning. */
export const undone = ({ past, future }: ChoiceHistory, now: Configuration): Travelled | undefined => {
  const shown = past.at(-1);
  return shown && { shown, history: { past: past.slice(0, -1), future: [now, ...future], lastKind: undefined } };
};

/** One step forward again; undefined where nothing was taken back. */
export const redone = ({ past, future }: ChoiceHistory, now: Configuration): Travelled | undefined => {
  const [shown, ...rest] = future;
  return shown && { shown, history: { past: [...past, now], future: rest, lastKind: undefined } };
};
