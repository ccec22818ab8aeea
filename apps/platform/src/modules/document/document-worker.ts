import { answerOrders } from '../../kernel/threads/answer-orders';
import type { DocumentOrder } from './document-order';
import { makeDocument } from './make-document';

/** The thread that makes documents. Each document has its own buffer, which is transferred to the service without a copy. */
answerOrders(
  async (order: DocumentOrder) => new Uint8Array(await makeDocument(order)),
  ({ buffer }) => [buffer],
);
