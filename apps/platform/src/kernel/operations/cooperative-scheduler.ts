/** Resolves in the next iteration of the event loop: whatever waits is answered before. */
export const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Work in pieces: it yields wherever others may have their turn, and returns its result. */
export type InPieces<Result> = Generator<undefined, Result, undefined>;

/** Does work in pieces without a break, for callers that cannot wait. */
export const withoutBreak = <Result>(work: InPieces<Result>): Result => {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
};

/** Does work in pieces, each in an iteration of the event loop of its own. */
export const inTurns = async <Result>(work: InPieces<Result>): Promise<Result> => {
  let step = work.next();
  while (step.done !== true) {
    await othersTurn();
    step = work.next();
  }
  return step.value;
};

/**
 * Cooperative scheduling of heavy work: one piece per iteration of the event loop, so that small requests are answered between the pieces.
 */
export class CooperativeScheduler {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when the caller may run; its synchronous work is one piece. */
  yield(): Promise<void> {
    this.last = this.last.then(othersTurn);
    return this.last;
  }
}
