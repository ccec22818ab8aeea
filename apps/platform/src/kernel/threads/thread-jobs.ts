import type { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@candil/domain';

export interface ThreadJobsOptions {
  /** Name of the result of an order, for the log: `document`. */
  readonly what: string;
  readonly startThread: () => Worker;
  /** For the log: the cause of a failed order is not shown to the person who gave it. */
  readonly onFault: (fault: string) => void;
  /** After this an order counts as failed and its thread is given up. */
  readonly timeLimitMilliseconds: number;
  /** Further jobs are refused. */
  readonly mostWaiting: number;
}

/** `busy`: too many wait, or the service stops. `failed`: it took too long, or its thread died of it. */
export type JobFailure = { readonly code: 'busy' | 'failed' };

/** Time for a thread to read its program, on a machine with much else to do. */
const START_MILLISECONDS = 30_000;

interface Job<Order, Answer> {
  readonly order: Order;
  readonly settle: (result: Result<Answer, JobFailure>) => void;
}

/** The thread's reply to the order with the same number. */
export interface JobReply<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  readonly error?: string;
}

/**
 * Does work in a thread of its own, one order at a time, so that the service answers meanwhile. A thread that dies or hangs costs the one
 * order it was at: it is replaced, and the next is done.
 */
export class ThreadJobs<Order, Answer> {
  private readonly waiting: Job<Order, Answer>[] = [];
  private thread: Worker | undefined;
  private current: (Job<Order, Answer> & { readonly id: number; readonly timer: NodeJS.Timeout }) | undefined;
  private nextId = 1;
  private closed = false;

  constructor(private readonly options: ThreadJobsOptions) {}

  run(order: Order): Promise<Result<Answer, JobFailure>> {
    if (this.closed || this.waiting.length >= this.options.mostWaiting) return Promise.resolve(fail({ code: 'busy' }));
    return new Promise((settle) => {
      this.waiting.push({ order, settle });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { settle } of this.waiting.splice(0)) settle(fail({ code: 'busy' }));
    await this.giveUp('the service stops');
  }

  private next(): void {
    if (this.current !== undefined) return;
    const job = this.waiting.shift();
    if (job === undefined) return;
    const { timeLimitMilliseconds, what } = this.options;
    const id = this.nextId++;
    const patience = timeLimitMilliseconds + (this.thread === undefined ? START_MILLISECONDS : 0);
    const timer = setTimeout(() => void this.giveUp(`no ${what} within ${patience} ms`), patience);
    this.current = { ...job, id, timer };
    this.threadNow().postMessage({ id, order: job.order });
  }

  private threadNow(): Worker {
    if (this.thread !== undefined) return this.thread;
    const thread = this.options.startThread();
    // A service that has nothing else to do may end.
    thread.unref();
    thread.on('message', (reply: JobReply<Answer>) => this.answer(reply));
    thread.on('error', (error) => this.lose(thread, error.stack ?? error.message));
    thread.on('exit', (code) => this.lose(thread, `its thread ended with ${code}`));
    this.thread = thread;
    return thread;
  }

  private answer({ id, answer, error }: JobReply<Answer>): void {
    if (this.current?.id !== id) return;
    if (answer !== undefined) this.settle(ok(answer));
    else this.fault(error ?? 'no reason told');
  }

  private lose(thread: Worker, reason: string): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    this.fault(reason);
  }

  private async giveUp(reason: string): Promise<void> {
    const thread = this.thread;
    this.thread = undefined;
    this.fault(reason);
    await thread?.terminate();
  }

  private fault(reason: string): void {
    if (this.current === undefined) return;
    this.options.onFault(reason);
    this.settle(fail({ code: 'failed' }));
  }

  private settle(result: Result<Answer, JobFailure>): void {
    const job = this.current;
    if (job === undefined) return;
    clearTimeout(job.timer);
    this.current = undefined;
    job.settle(result);
    this.next();
  }
}
