import { answerOrders } from '../../kernel/threads/answer-orders';
import type { DocumentOrder } from './document-order';
import { makeDocument } from './make-document';

/** The thread that makes documents. Each is a copy of its own, so that it can be handed over: the service would have to copy it otherwise. */
answerOrders(
  async (order: DocumentOrder) => new Uint8Array(await makeDocument(order)),
  ({ buffer }) => [buffer],
);
