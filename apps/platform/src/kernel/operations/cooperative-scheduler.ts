/** Resolves in the next iteration of the event loop: whatever waits is answered before. */
export const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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
