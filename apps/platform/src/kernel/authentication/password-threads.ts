import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

type Job =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: Options }
  | { readonly kind: 'verify'; readonly passwordHash: string; readonly password: string };
type Reply = { readonly value: string | boolean } | { readonly error: unknown };

/** Beside this file in the sources, beside the bundle under its built name. */
const workerUrl = (): URL => {
  const source = new URL('./password-worker.mjs', import.meta.url);
  return existsSync(source) ? source : new URL('./password-worker.js', import.meta.url);
};

/**
 * Threads that hash and check passwords, at a lower priority than the threads that answer requests, so that a flood of sign-ins takes only
 * the time that is left over (figure 29). As many as are asked for at once; they stay, and keep no process from ending.
 */
export class PasswordThreads {
  private readonly idle: Worker[] = [];

  async hash(password: string, cost: Options): Promise<string> {
    return String(await this.run({ kind: 'hash', password, cost }));
  }

  async verify(passwordHash: string, password: string): Promise<boolean> {
    return (await this.run({ kind: 'verify', passwordHash, password })) === true;
  }

  private start(): Worker {
    const worker = new Worker(workerUrl(), { execArgv: [] });
    return worker.once('exit', () => {
      const place = this.idle.indexOf(worker);
      if (place >= 0) this.idle.splice(place, 1);
    });
  }

  private run(job: Job): Promise<string | boolean> {
    const worker = this.idle.pop() ?? this.start();
    worker.ref();
    return new Promise((resolve, reject) => {
      const leave = () => worker.off('message', answered).off('error', reject).off('exit', ended);
      const answered = (reply: Reply): void => {
        leave();
        worker.unref();
        this.idle.push(worker);
        if ('error' in reply) reject(reply.error);
        else resolve(reply.value);
      };
      const ended = (): void => reject(new Error('A thread for passwords ended'));
      worker.on('message', answered).on('error', reject).on('exit', ended);
      worker.postMessage(job);
    });
  }
}
