import { parentPort } from 'node:worker_threads';
import { type DocumentOrder, makeDocument } from './make-document';

/** The thread that makes documents: one after the other, as they are asked for. */
const port = parentPort;
if (port === null) throw new Error('Documents are made in a thread of their own');

port.on('message', async ({ id, order }: { readonly id: number; readonly order: DocumentOrder }) => {
  try {
    // A copy of its own, so that it can be handed over: the service would have to copy it otherwise.
    const bytes = new Uint8Array(await makeDocument(order));
    port.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
