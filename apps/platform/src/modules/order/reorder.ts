import type { endpoints, ReceivedBy, ReorderedProject } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import type { Transaction } from '../../kernel';
import { acceptProduct } from '../catalogue';
import { createProject, followUpName, projectToWire } from '../project';
import type { OrderFailure } from './failures';
import { isOrderVisibleTo } from './order-policy';
import { type OrderLineRow, readOrder, readOrderLines } from './order-repository';
import type { Placing } from './place-order';

type Question = ReceivedBy<typeof endpoints.reorder>;

const requestOf = ({ referenceCode, pendantHeightCm, quantity, tag, room, note }: OrderLineRow) => ({
  referenceCode,
  ...(pendantHeightCm !== null && { pendantHeight: pendantHeightCm }),
  quantity,
  tag,
  room,
  note,
});

/** A new project of what an order holds, at today's prices; what can no longer be had is left out and named. */
export const reorder = async (
  transaction: Transaction,
  placing: Placing,
  { params, query }: Pick<Question, 'params' | 'query'>,
): Promise<Result<ReorderedProject, OrderFailure>> => {
  const { actor, offer } = placing;
  const order = await readOrder(transaction, params.orderId);
  if (order === undefined || !isOrderVisibleTo(actor, order)) return fail({ code: 'order.not-found' });
  const lines = (await readOrderLines(transaction, order.id)).map((line) => ({ line, request: requestOf(line) }));
  const { models } = offer.catalogue.editions[order.catalogId];
  const isSold = ({ line, request }: (typeof lines)[number]): boolean =>
    models.get(line.model)?.discontinued === false && acceptProduct(offer, order.catalogId, request).ok;
  const sold = lines.filter(isSold);
  if (sold.length === 0) return fail({ code: 'order.no-lines' });
  const body = { name: followUpName(order.projectName), catalogId: order.catalogId, products: sold.map(({ request }) => request) };
  const project = await createProject(transaction, placing, body);
  if (!project.ok) return project;
  const kept = new Set(sold);
  const left = lines.filter((each) => !kept.has(each)).map(({ line }) => line);
  return ok({
    project: projectToWire(offer, project.value, { actor, language: query.lang }),
    left: left.map(({ tag, referenceCode, article }) => ({ tag, referenceCode, modelName: article.modelName[query.lang] })),
  });
};
