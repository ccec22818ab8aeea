import { fail, ok, type Result } from '@candil/domain';
import { ThreadJobs, type ThreadJobsOptions } from '../../kernel/threads/thread-jobs';
import type { DocumentOrder } from './document-order';
import type { DocumentFailure } from './failures';

export type DocumentMakerOptions = Pick<ThreadJobsOptions, 'startThread' | 'onFault'> &
  Partial<Pick<ThreadJobsOptions, 'timeLimitMilliseconds' | 'mostWaiting'>>;

/** Makes documents in a thread of their own, one at a time. */
export class DocumentMaker {
  private readonly jobs: ThreadJobs<DocumentOrder, Uint8Array>;

  constructor(options: DocumentMakerOptions) {
    this.jobs = new ThreadJobs({ what: 'document', timeLimitMilliseconds: 60_000, mostWaiting: 50, ...options });
  }

  async make(order: DocumentOrder): Promise<Result<Uint8Array, DocumentFailure>> {
    const made = await this.jobs.run(order);
    if (made.ok) return made;
    return made.failure.code === 'busy' ? fail({ code: 'document.busy', retryAfterSeconds: 5 }) : fail({ code: 'document.failed' });
  }

  /** Reads an uploaded picture as a logo; undefined if it cannot be one. */
  async readLogo(content: Uint8Array): Promise<Result<Uint8Array | undefined, DocumentFailure>> {
    const read = await this.make({ kind: 'logo', content });
    return read.ok ? ok(read.value.length === 0 ? undefined : read.value) : read;
  }

  close(): Promise<void> {
    return this.jobs.close();
  }
}
