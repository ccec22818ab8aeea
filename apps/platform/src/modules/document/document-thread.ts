import type { Worker } from 'node:worker_threads';
import { startThread } from '../../kernel/threads/start-thread';

/** Starts the thread that makes documents. */
export const startDocumentThread = (): Worker =>
  startThread({
    built: new URL('./document-worker.js', import.meta.url),
    source: new URL('./document-worker.ts', import.meta.url),
  });
