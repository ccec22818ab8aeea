import { fail, ok, type Result } from '@candil/domain';
import { hash, verify } from '@node-rs/argon2';
import { randomToken } from './tokens';

/** argon2id with 19 MiB and two passes; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export type PasswordFailure = { readonly code: 'login.busy'; readonly retryAfterSeconds: number };

/** Each check holds 19 MiB and a core: only so many run and wait, the rest are sent away at once. */
export class PasswordChecker {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly dummyHash = hashPassword(randomToken());

  constructor(
    private readonly maximumRunning = 4,
    private readonly maximumWaiting = 64,
    private readonly check: typeof verify = verify,
  ) {}

  /** With no hash (nobody has that address) the same work is done against one that nothing matches. */
  matches(passwordHash: string | undefined, password: string): Promise<Result<boolean, PasswordFailure>> {
    return this.inTurn(async () => {
      const same = await this.check(passwordHash ?? (await this.dummyHash), password);
      return same && passwordHash !== undefined;
    });
  }

  /** The hash of a password that somebody has chosen. */
  hash(password: string): Promise<Result<string, PasswordFailure>> {
    return this.inTurn(() => hashPassword(password));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<Result<T, PasswordFailure>> {
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
