import { fail, ok, type Result } from '@candil/domain';

export type BusyFailure = { readonly code: 'login.busy'; readonly retryAfterSeconds: number };

/** Work of which only so much runs and so much waits at once; what comes beyond that is sent away without a wait. */
export class BoundedTurns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maximumRunning: number,
    private readonly maximumWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<Result<T, BusyFailure>> {
    if (this.running >= this.maximumRunning) {
      if (this.waiting.length >= this.maximumWaiting) return fail({ code: 'login.busy', retryAfterSeconds: 1 });
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
