import { randomInt } from 'node:crypto';
import { ok } from '@candil/domain';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction } from '../../kernel';
import { newStatementScope, runInScope } from '../../kernel/database/statement-scope';
import { fulfilWish } from './fulfil-wish';
import { deleteWish, postponeWish, takeDueWish } from './registration-repository';

const SECOND = 1000;
/** Wishes of an instance that is no more are found by looking. */
const LOOK_EVERY = 5 * SECOND;
const RETRY_AFTER = 30 * SECOND;
const MOST_ATTEMPTS = 5;
/** Milliseconds between an answer and the work behind it. */
const DELAY = { least: 50, most: 250 } as const;

/** Fulfils wishes behind the answers to their requests, each once, in the transaction that removes it. */
export class WishWorker {
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private pending: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY).unref();
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    clearTimeout(this.pending);
    await this.running;
  }

  /**
   * There may be something to do. It is done a moment later that nobody can foretell: the work for a known address is more than for an
   * unknown one, and whoever asks again at once must not find the service busy with it.
   */
  wake(): void {
    if (this.stopped || this.pending !== undefined) return;
    const run = (): void => {
      this.pending = undefined;
      this.run();
    };
    this.pending = setTimeout(run, randomInt(DELAY.least, DELAY.most)).unref();
  }

  private run(): void {
    if (this.stopped) return;
    if (this.running !== undefined) {
      this.isAskedAgain = true;
      return;
    }
    this.isAskedAgain = false;
    // In a scope of its own: the request that woke it goes on, or is over.
    this.running = runInScope(newStatementScope(), () => this.fulfilAll())
      .catch((error: unknown) => this.log.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'wishes could not be read'))
      .finally(() => {
        this.running = undefined;
        if (this.isAskedAgain) this.wake();
      });
  }

  private async fulfilAll(): Promise<void> {
    while (!this.stopped && (await this.fulfilNext()));
  }

  /** False when nothing is due. */
  private async fulfilNext(): Promise<boolean> {
    let taken: string | undefined;
    try {
      const done = await inTransaction<boolean, never>(this.database, async (transaction) => {
        const now = this.clock();
        const wish = await takeDueWish(transaction, now);
        taken = wish?.id;
        if (wish === undefined) return ok(false);
        await fulfilWish(transaction, wish, now);
        await deleteWish(transaction, wish.id);
        return ok(true);
      });
      return done.ok && done.value;
    } catch (error) {
      if (taken === undefined) throw error;
      await this.postpone(taken, error);
      return true;
    }
  }

  private async postpone(id: string, error: unknown): Promise<void> {
    const attempts = await postponeWish(this.database, id, new Date(this.clock().getTime() + RETRY_AFTER));
    const fault = error instanceof Error ? error.name : 'unknown';
    if (attempts < MOST_ATTEMPTS) {
      this.log.warn({ wishId: id, attempts, fault }, 'a wish could not be fulfilled and will be tried again');
      return;
    }
    await deleteWish(this.database, id);
    this.log.error({ wishId: id, attempts, fault }, 'a wish was given up');
  }
}
