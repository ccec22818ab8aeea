import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Starts the thread that makes documents: beside the bundle its own bundle, in the sources what reads them as TypeScript. */
export const startDocumentThread = (): Worker => {
  const built = new URL('./document-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built, { execArgv: [] });
  return new Worker(new URL('./document-worker-from-source.mjs', import.meta.url), { execArgv: ['--conditions=source'] });
};
