import { availableParallelism } from 'node:os';
import type { Result } from '@candil/domain';
import { hash, type Options, verify } from '@node-rs/argon2';
import { type BusyFailure, LoginQueue } from './login-queue';
import { PasswordThreads } from './password-threads';
import { randomToken } from './tokens';

/** argon2id with 19 MiB and two passes; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** At most four threads, and one core stays free for requests: otherwise a flood of sign-ins slows everybody down (figure 29). */
const RUNNING = Math.min(4, Math.max(1, availableParallelism() - 1));

/** A process that holds several services, as tests do, has these few threads and no more. */
const THREADS = new PasswordThreads();

/** For passwords of the service itself, which come rarely. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** The same, for hashes of the service itself. */
export const hashMatches = (passwordHash: string, password: string): Promise<boolean> => verify(passwordHash, password);

/** Each check holds 19 MiB and a core, so a bounded queue limits running and waiting checks and refuses the rest. */
export class PasswordChecker {
  private readonly queue: LoginQueue;
  /** A dummy hash for sign-ins with an unknown address; no password matches it. */
  private readonly nobodysHash: Promise<string>;

  constructor(
    maximumRunning = RUNNING,
    maximumWaiting = 64,
    private readonly threads: Pick<PasswordThreads, 'hash' | 'verify'> = THREADS,
    private readonly cost: Options = COST,
  ) {
    this.queue = new LoginQueue(maximumRunning, maximumWaiting);
    this.nobodysHash = hash(randomToken(), cost);
  }

  /** Further checks would be refused. */
  get isFull(): boolean {
    return this.queue.isFull;
  }

  /** Without a hash (unknown address) the same work is done against a hash that nothing matches. */
  matches(passwordHash: string | undefined, password: string): Promise<Result<boolean, BusyFailure>> {
    return this.queue.run(async () => {
      const same = await this.threads.verify(passwordHash ?? (await this.nobodysHash), password);
      return same && passwordHash !== undefined;
    });
  }

  /** The hash of a password that someone has chosen. */
  hash(password: string): Promise<Result<string, BusyFailure>> {
    return this.queue.run(() => this.threads.hash(password, this.cost));
  }
}
