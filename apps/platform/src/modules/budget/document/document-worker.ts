import { parentPort } from 'node:worker_threads';
import { type DocumentOrder, makeDocument } from './make-document';

/** The thread that makes documents: one after the other, as they are asked for. */
const port = parentPort;
if (port === null) throw new Error('Documents are made in a thread of their own');

port.on('message', async ({ id, order }: { readonly id: number; readonly order: DocumentOrder }) => {
  try {
    const bytes = await makeDocument(order);
    port.postMessage({ id, bytes });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
