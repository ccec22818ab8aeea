import type { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@candil/domain';
import type { DocumentFailure } from '../failures';
import type { DocumentOrder } from './make-document';

export interface DocumentMakerOptions {
  readonly startThread: () => Worker;
  /** For the log: what a document failed of is no affair of its reader. */
  readonly onFault: (fault: string) => void;
  /** After this a document counts as failed and its thread is given up. */
  readonly timeLimitMilliseconds?: number;
  /** More than these are sent away. */
  readonly mostWaiting?: number;
}

interface Job {
  readonly order: DocumentOrder;
  readonly settle: (result: Result<Uint8Array, DocumentFailure>) => void;
}

interface Reply {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

/**
 * Makes documents in a thread of their own, one at a time, so that the service answers meanwhile. A thread that dies or hangs costs the
 * one document it was at: it is replaced, and the next is made.
 */
export class DocumentMaker {
  private readonly waiting: Job[] = [];
  private thread: Worker | undefined;
  private current: (Job & { readonly id: number; readonly timer: NodeJS.Timeout }) | undefined;
  private nextId = 1;
  private closed = false;

  constructor(private readonly options: DocumentMakerOptions) {}

  make(order: DocumentOrder): Promise<Result<Uint8Array, DocumentFailure>> {
    const { mostWaiting = 50 } = this.options;
    if (this.closed || this.waiting.length >= mostWaiting) {
      return Promise.resolve(fail({ code: 'document.busy', retryAfterSeconds: 5 }));
    }
    return new Promise((settle) => {
      this.waiting.push({ order, settle });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { settle } of this.waiting.splice(0)) settle(fail({ code: 'document.busy', retryAfterSeconds: 5 }));
    await this.giveUp('the service stops');
  }

  private next(): void {
    if (this.current !== undefined) return;
    const job = this.waiting.shift();
    if (job === undefined) return;
    const { timeLimitMilliseconds = 60_000 } = this.options;
    const id = this.nextId++;
    const timer = setTimeout(() => void this.giveUp(`no document within ${timeLimitMilliseconds} ms`), timeLimitMilliseconds);
    this.current = { ...job, id, timer };
    this.threadNow().postMessage({ id, order: job.order });
  }

  private threadNow(): Worker {
    if (this.thread !== undefined) return this.thread;
    const thread = this.options.startThread();
    // A service that has nothing else to do may end.
    thread.unref();
    thread.on('message', (reply: Reply) => this.answer(reply));
    thread.on('error', (error) => this.lose(thread, error.stack ?? error.message));
    thread.on('exit', (code) => this.lose(thread, `its thread ended with ${code}`));
    this.thread = thread;
    return thread;
  }

  private answer({ id, bytes, error }: Reply): void {
    if (this.current?.id !== id) return;
    if (bytes !== undefined) this.settle(ok(bytes));
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
    this.settle(fail({ code: 'document.failed' }));
  }

  private settle(result: Result<Uint8Array, DocumentFailure>): void {
    const job = this.current;
    if (job === undefined) return;
    clearTimeout(job.timer);
    this.current = undefined;
    job.settle(result);
    this.next();
  }
}
