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

/** Time for a thread to read its program, on a machine with much else to do. It does not count as time of an order. */
const START_MILLISECONDS = 60_000;

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

/** A thread sends this once it has read its program and takes orders. */
export interface ThreadReady {
  readonly ready: true;
}

interface Current<Order, Answer> extends Job<Order, Answer> {
  readonly id: number;
  /** Its first thread died while it started, so that this is its second. */
  readonly second: boolean;
  timer: NodeJS.Timeout;
}

/**
 * Does work in a thread of its own, one order at a time, so that the service answers meanwhile. A thread that dies or hangs costs the one
 * order it was at: it is replaced, and the next is done. One that dies while it starts costs none, once.
 */
export class ThreadJobs<Order, Answer> {
  private readonly waiting: Job<Order, Answer>[] = [];
  private thread: { readonly worker: Worker; ready: boolean } | undefined;
  private current: Current<Order, Answer> | undefined;
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
    if (job !== undefined) this.give(job, false);
  }

  private give(job: Job<Order, Answer>, second: boolean): void {
    const thread = this.threadNow();
    const id = this.nextId++;
    const timer = thread.ready ? this.timeOrder(id) : setTimeout(() => void this.giveUp('its thread did not start'), START_MILLISECONDS);
    this.current = { ...job, id, second, timer };
    thread.worker.postMessage({ id, order: job.order });
  }

  private timeOrder(id: number): NodeJS.Timeout {
    const { timeLimitMilliseconds, what } = this.options;
    return setTimeout(() => {
      // After a pause of the service the timer comes first, although the reply may have arrived in the meantime.
      setImmediate(() => {
        if (this.current?.id === id) void this.giveUp(`no ${what} within ${timeLimitMilliseconds} ms`);
      });
    }, timeLimitMilliseconds);
  }

  private threadNow(): { readonly worker: Worker; ready: boolean } {
    if (this.thread !== undefined) return this.thread;
    const worker = this.options.startThread();
    // A service that has nothing else to do may end.
    worker.unref();
    worker.on('message', (message: JobReply<Answer> | ThreadReady) => ('ready' in message ? this.started(worker) : this.answer(message)));
    worker.on('error', (error) => this.lose(worker, error.stack ?? error.message));
    worker.on('exit', (code) => this.lose(worker, `its thread ended with ${code}`));
    this.thread = { worker, ready: false };
    return this.thread;
  }

  private started(worker: Worker): void {
    if (this.thread?.worker !== worker) return;
    this.thread.ready = true;
    if (this.current === undefined) return;
    clearTimeout(this.current.timer);
    this.current.timer = this.timeOrder(this.current.id);
  }

  private answer({ id, answer, error }: JobReply<Answer>): void {
    if (this.current?.id !== id) return;
    if (answer !== undefined) this.settle(ok(answer));
    else this.fault(error ?? 'no reason told');
  }

  private lose(worker: Worker, reason: string): void {
    const thread = this.thread;
    if (thread?.worker !== worker) return;
    this.thread = undefined;
    const job = this.current;
    if (thread.ready || job === undefined || job.second) {
      this.fault(reason);
      return;
    }
    // It died before it could look at the order, which another thread may do.
    this.options.onFault(reason);
    clearTimeout(job.timer);
    this.give(job, true);
  }

  private async giveUp(reason: string): Promise<void> {
    const thread = this.thread;
    this.thread = undefined;
    this.fault(reason);
    await thread?.worker.terminate();
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
