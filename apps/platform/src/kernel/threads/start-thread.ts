import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A thread's program: its bundle beside the service's own, and its source where nothing is built. */
export interface ThreadProgram {
  readonly built: URL;
  readonly source: URL;
}

/** Starts a thread from its bundle, else from its source. */
export const startThread = ({ built, source }: ThreadProgram, resourceLimits: ResourceLimits = {}): Worker =>
  existsSync(fileURLToPath(built))
    ? new Worker(built, { execArgv: [], resourceLimits })
    : new Worker(new URL('./thread-from-source.mjs', import.meta.url), {
        argv: [source.href],
        execArgv: ['--conditions=source'],
        resourceLimits,
      });
