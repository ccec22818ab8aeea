import { fail, ok, type Result } from '@candil/domain';

export type BusyFailure = { readonly code: 'login.busy'; readonly retryAfterSeconds: number };
export const BUSY: BusyFailure = { code: 'login.busy', retryAfterSeconds: 1 };

/** Semaphore with a bounded queue: work beyond both limits is refused at once. */
export class BoundedSemaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maximumRunning: number,
    private readonly maximumWaiting: number,
  ) {}

  /** Further work would be refused. */
  get isFull(): boolean {
    return this.running >= this.maximumRunning && this.waiting.length >= this.maximumWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<Result<T, BusyFailure>> {
    if (this.isFull) return fail(BUSY);
    if (this.running >= this.maximumRunning) {
      await new Promise<void>((start) => this.waiting.push(start));
    } else {
      this.running += 1;
    }
    try {
      return ok(await work());
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
