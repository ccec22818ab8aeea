const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Lets heavy work run one piece for each turn of the event loop: what many ask for at once does not follow without a pause, and whoever
 * asks for little in between is answered.
 */
export class HeavyTurns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. What it does then without waiting is one piece. */
  next(): Promise<void> {
    this.last = this.last.then(othersTurn);
    return this.last;
  }
}
