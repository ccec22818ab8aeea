import type { Worker } from 'node:worker_threads';
import { fail, type Result } from '@candil/domain';
import { startThread } from '../../../kernel/threads/start-thread';
import { ThreadJobs, type ThreadJobsOptions } from '../../../kernel/threads/thread-jobs';
import type { PastedList, PlacedList, ReadingFailure } from '../reading/read-pasted';

/** A list takes milliseconds, and on a machine with much else to do seconds; only one made to take long needs this time. */
const TIME_LIMIT_MILLISECONDS = 20_000;
/** Room for the largest list; a thread that wants more ends without the service. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const RETRY_AFTER_SECONDS = 5;

export type ListFailure =
  | ReadingFailure
  /** Reading it took too long or too much room. */
  | { readonly code: 'paste.unreadable' }
  | { readonly code: 'service.unavailable'; readonly retryAfterSeconds: number };

export const startListThread = (): Worker =>
  startThread({ built: new URL('./list-worker.js', import.meta.url), source: new URL('./list-worker.ts', import.meta.url) }, MEMORY);

export type ListReaderOptions = Pick<ThreadJobsOptions, 'startThread' | 'onFault'> &
  Partial<Pick<ThreadJobsOptions, 'timeLimitMilliseconds' | 'mostWaiting'>>;

/** Reads lists in a thread of its own: whatever someone sends, the service goes on answering. */
export class ListReader {
  private readonly jobs: ThreadJobs<PastedList, Result<PlacedList, ReadingFailure>>;

  constructor(options: ListReaderOptions) {
    this.jobs = new ThreadJobs({ what: 'list', timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS, mostWaiting: 50, ...options });
  }

  async read(list: PastedList): Promise<Result<PlacedList, ListFailure>> {
    const done = await this.jobs.run(list);
    if (done.ok) return done.value;
    return done.failure.code === 'busy'
      ? fail({ code: 'service.unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS })
      : fail({ code: 'paste.unreadable' });
  }

  close(): Promise<void> {
    return this.jobs.close();
  }
}
