import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A thread's program: its bundle beside the service's own, and a loader of its sources where nothing is built. */
export interface ThreadProgram {
  readonly built: URL;
  readonly fromSource: URL;
}

/** Starts a thread from its bundle, else from its sources. */
export const startThread = ({ built, fromSource }: ThreadProgram, resourceLimits: ResourceLimits = {}): Worker =>
  existsSync(fileURLToPath(built))
    ? new Worker(built, { execArgv: [], resourceLimits })
    : new Worker(fromSource, { execArgv: ['--conditions=source'], resourceLimits });
