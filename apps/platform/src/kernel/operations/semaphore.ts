/** Semaphore with a queue: work beyond the limit waits in order. A caller that bounds the queue refuses new work while `isFull`. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maximumRunning: number,
    private readonly maximumWaiting = Number.POSITIVE_INFINITY,
  ) {}

  /** As much runs and as much waits as may. */
  get isFull(): boolean {
    return this.running >= this.maximumRunning && this.waiting.length >= this.maximumWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maximumRunning) await new Promise<void>((start) => this.waiting.push(start));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
