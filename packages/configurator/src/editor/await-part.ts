import { type MissingPart, type MissingParts, noteArrived, noteMissing } from './missing-parts';

/** A part that is on its way for so long is late, ms: over a slow connection most take two or three seconds. */
export const LATE_AFTER_MS = 8_000;

interface Awaited<Part> {
  readonly fetch: () => Promise<Part>;
  readonly onArrival: (part: Part) => void;
  /** It was asked for in vain, or is late; a late one may still arrive. */
  readonly onMiss?: (part: MissingPart) => void;
  /** Where it stands while somebody wants it and it was asked for in vain or is late, until it arrives. */
  readonly missing: MissingParts;
  /** How it is asked for again by those who read that it is missing; default `ask`. */
  readonly again?: () => Promise<unknown>;
}

export interface AwaitedPart {
  /** Asks for it, unless it is there or on its way in time; resolves when it has arrived, was asked for in vain, or is late. */
  readonly ask: () => Promise<void>;
  /** One that nobody wants is missed by nobody. */
  readonly setWanted: (isWanted: boolean) => void;
}

/** A part of the program that is fetched when it is asked for, and noted as missing while it is wanted and does not come. */
export function awaitPart<Part>({ fetch, onArrival, onMiss, missing, again }: Awaited<Part>): AwaitedPart {
  let isThere = false;
  let isWanted = false;
  let missed: MissingPart | undefined;
  let trial: { readonly ended: Promise<void>; readonly end: () => void } | undefined;
  /** Of the last trial: it alone tells whether the part is late, or failed. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trials = 0;

  const endTrial = () => {
    clearTimeout(timer);
    trial?.end();
    trial = undefined;
  };
  const miss = (why: Pick<MissingPart, 'isLate' | 'cause'>) => {
    missed = { ...why, again: askAgain };
    onMiss?.(missed);
    if (isWanted) noteMissing(missing, missed);
    endTrial();
  };
  const arrive = (part: Part) => {
    if (isThere) return;
    isThere = true;
    missed = undefined;
    noteArrived(missing, askAgain);
    onArrival(part);
    endTrial();
  };
  const ask = (): Promise<void> => {
    if (isThere) return Promise.resolve();
    if (trial !== undefined) return trial.ended;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    trial = { ended, end };
    trials += 1;
    const own = trials;
    timer = setTimeout(() => miss({ isLate: true, cause: undefined }), LATE_AFTER_MS);
    fetch().then(arrive, (cause: unknown) => {
      if (own === trials && !isThere) miss({ isLate: false, cause });
    });
    return ended;
  };
  const askAgain = again ?? ask;
  return {
    ask,
    setWanted: (isWantedNow) => {
      if (isWantedNow === isWanted) return;
      isWanted = isWantedNow;
      if (!isWanted) noteArrived(missing, askAgain);
      else if (missed !== undefined) noteMissing(missing, missed);
    },
  };
}
