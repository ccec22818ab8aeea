const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Queue of heavy work: one piece per turn of the event loop, so that small requests are answered between the pieces.
 */
export class HeavyTurns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when the caller may run; its synchronous work is one piece. */
  next(): Promise<void> {
    this.last = this.last.then(othersTurn);
    return this.last;
  }
}
