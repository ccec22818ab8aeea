import type { endpoints, ReceivedBy, ReorderedProject } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import type { Transaction } from '../../kernel';
import { acceptProduct } from '../catalogue';
import { composeAhead, createProject, creationNumberIn, evaluateProject, followUpName, projectToWire, readProject } from '../project';
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

/** Compositions of an ordered project that are available today unchanged, by the numbers of their creations. */
const compositionsOf = async (transaction: Transaction, { context }: Placing, projectId: string): Promise<ReadonlyMap<number, string>> => {
  const project = await readProject(transaction, projectId);
  if (project === undefined) return new Map();
  const composed = project.products.filter(({ configuration }) => configuration !== null);
  const offered = { ...project, orderedOn: null, products: composed };
  await composeAhead(context, offered);
  const { lines } = evaluateProject(context, offered);
  return new Map(
    lines.flatMap(({ product, validity }) =>
      validity.valid && product.configuration !== null ? [[product.configuration.creationNumber, product.id] as const] : [],
    ),
  );
};

/** Makes a new project of the contents of an order, at today's prices; products no longer available are left out and named. */
export const reorder = async (
  transaction: Transaction,
  placing: Placing,
  { params, query }: Pick<Question, 'params' | 'query'>,
): Promise<Result<ReorderedProject, OrderFailure>> => {
  const { actor, context } = placing;
  const order = await readOrder(transaction, params.orderId);
  if (order === undefined || !isOrderVisibleTo(actor, order)) return fail({ code: 'order.not-found' });
  const lines = (await readOrderLines(transaction, order.id)).map((line) => ({ line, request: requestOf(line) }));
  const { models } = context.catalogue.editions[order.catalogId];
  const compositions = await compositionsOf(transaction, placing, order.projectId);
  const isSold = ({ line, request }: (typeof lines)[number]): boolean =>
    line.article.creation === undefined
      ? models.get(line.model)?.discontinued === false && acceptProduct(context, order.catalogId, request).ok
      : compositions.has(creationNumberIn(line.referenceCode) ?? 0);
  const sold = lines.filter(isSold);
  if (sold.length === 0) return fail({ code: 'order.no-lines' });
  const body = { name: followUpName(order.projectName), catalogId: order.catalogId, products: sold.map(({ request }) => request) };
  const project = await createProject(transaction, placing, body, compositions);
  if (!project.ok) return project;
  const kept = new Set(sold);
  const left = lines.filter((each) => !kept.has(each)).map(({ line }) => line);
  return ok({
    project: projectToWire(context, project.value, { actor, language: query.lang }),
    left: left.map(({ tag, referenceCode, article }) => ({ tag, referenceCode, modelName: article.modelName[query.lang] })),
  });
};
