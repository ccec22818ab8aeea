import { randomInt } from 'node:crypto';
import { ok } from '@candil/domain';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction } from '../../kernel';
import { newStatementScope, runInScope } from '../../kernel/database/statement-scope';
import { processPendingRegistration } from './process-pending-registration';
import { deletePendingRegistration, postponeRegistration, takeDueRegistration } from './registration-repository';

const SECOND = 1000;
/** Polls for registrations that a crashed instance left behind. */
const LOOK_EVERY = 5 * SECOND;
const RETRY_AFTER = 30 * SECOND;
const MOST_ATTEMPTS = 5;
/** Milliseconds between an answer and the work behind it. */
const DELAY = { least: 50, most: 250 } as const;

/** Processes pending registrations in the background, each exactly once, in the transaction that deletes it. */
export class RegistrationWorker {
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
   * Schedules a run after a random delay. Work for a known address takes longer than for an unknown one, and the next request must not
   * measure it (decision 030).
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
    // A scope of its own: the request that woke the worker may already have ended.
    this.running = runInScope(newStatementScope(), () => this.processAll())
      .catch((error: unknown) =>
        this.log.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'pending registrations could not be read'),
      )
      .finally(() => {
        this.running = undefined;
        if (this.isAskedAgain) this.wake();
      });
  }

  private async processAll(): Promise<void> {
    while (!this.stopped && (await this.processNext()));
  }

  /** False when nothing is due. */
  private async processNext(): Promise<boolean> {
    let taken: string | undefined;
    try {
      const done = await inTransaction<boolean, never>(this.database, async (transaction) => {
        const now = this.clock();
        const registration = await takeDueRegistration(transaction, now);
        taken = registration?.id;
        if (registration === undefined) return ok(false);
        await processPendingRegistration(transaction, registration, now);
        await deletePendingRegistration(transaction, registration.id);
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
    const attempts = await postponeRegistration(this.database, id, new Date(this.clock().getTime() + RETRY_AFTER));
    const fault = error instanceof Error ? error.name : 'unknown';
    if (attempts < MOST_ATTEMPTS) {
      this.log.warn({ pendingRegistrationId: id, attempts, fault }, 'a pending registration failed and will be retried');
      return;
    }
    await deletePendingRegistration(this.database, id);
    this.log.error({ pendingRegistrationId: id, attempts, fault }, 'a pending registration was given up');
  }
}
