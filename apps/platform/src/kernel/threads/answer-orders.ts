import { parentPort, type TransferListItem } from 'node:worker_threads';
import type { JobReply, ThreadReady } from './thread-jobs';

interface Order<Content> {
  readonly id: number;
  readonly order: Content;
}

/**
 * Work loop of a thread of {@link ThreadJobs}: one order after the other, as they come. Objects named by `handOver` are
 * moved, not copied.
 */
export const answerOrders = <Content, Answer>(
  work: (order: Content) => Promise<Answer>,
  handOver: (answer: Answer) => readonly TransferListItem[] = () => [],
): void => {
  const port = parentPort;
  if (port === null) throw new Error('This program is a thread of the service');
  port.on('message', async ({ id, order }: Order<Content>) => {
    try {
      const answer = await work(order);
      const reply: JobReply<Answer> = { id, answer };
      port.postMessage(reply, handOver(answer));
    } catch (error) {
      const reply: JobReply<Answer> = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      port.postMessage(reply);
    }
  });
  port.postMessage({ ready: true } satisfies ThreadReady);
};
