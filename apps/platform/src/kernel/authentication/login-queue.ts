import { fail, ok, type Result } from '@candil/domain';
import { Semaphore } from '../operations/semaphore';

export type BusyFailure = { readonly code: 'login.busy'; readonly retryAfterSeconds: number };
export const BUSY: BusyFailure = { code: 'login.busy', retryAfterSeconds: 1 };

/** Semaphore with a bounded queue: sign-ins beyond both limits are refused at once. */
export class LoginQueue {
  private readonly semaphore: Semaphore;

  constructor(maximumRunning: number, maximumWaiting: number) {
    this.semaphore = new Semaphore(maximumRunning, maximumWaiting);
  }

  /** Further work would be refused. */
  get isFull(): boolean {
    return this.semaphore.isFull;
  }

  async run<T>(work: () => Promise<T>): Promise<Result<T, BusyFailure>> {
    return this.isFull ? fail(BUSY) : ok(await this.semaphore.run(work));
  }
}
