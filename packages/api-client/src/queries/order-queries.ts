import type { EndpointName, OrderPreview } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiFailure } from '../api-failure';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { storeProject } from './project-queries';
import { type QueryOf, queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;
type Language = NonNullable<QueryOf<'getOrder'>['lang']>;

/** Preview of an order of this project: never from the cache, as prices and delivery are those of the moment. */
export const orderPreviewQuery = (client: ApiClient, projectId: string, lang: Language) =>
  queryOptions({
    queryKey: queryKeys.orderPreview(projectId, lang),
    queryFn: ({ signal }) => client.call(routes.generateOrder, { body: { projectId, lang } }, { signal }),
    gcTime: 0,
  });

/** A page of the orders the account may see. */
export const ordersQuery = (client: ApiClient, query: QueryOf<'listOrders'>) =>
  queryOptions({
    queryKey: queryKeys.orders(query),
    queryFn: ({ signal }) => client.call(routes.listOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A placed order. */
export const orderQuery = (client: ApiClient, orderId: number, query: QueryOf<'getOrder'>) =>
  queryOptions({
    queryKey: queryKeys.order(orderId, query),
    queryFn: ({ signal }) => client.call(routes.getOrder, { params: { orderId }, query }, { signal }),
  });

/** Fetches the confirmation of an order as PDF: a `File` with the name it is to be saved under. */
export const orderDocumentMutation = (client: ApiClient, orderId: number) =>
  mutationOptions({
    mutationFn: (query: QueryOf<'getOrderDocument'>): Promise<File> => client.call(routes.getOrderDocument, { params: { orderId }, query }),
  });

/** The result the specification gives to two refusals of order processing (P§4); undefined for every other failure. */
export const refusedOrderResult = (failure: ApiFailure): { success: false; status: 403 | 200 } | undefined => {
  if (failure.ErrorCode === 403) return { success: false, status: 403 };
  if (failure.ErrorCode === 400 && failure.code === 'NO_CLIENT_CODE') return { success: false, status: 200 };
  return undefined;
};

/** Takes an address of earlier orders off the list of a project's next one. */
export const forgetDeliveryAddressMutation = (client: ApiClient, projectId: string, lang: Language) =>
  mutationOptions({
    mutationFn: (address: Omit<Body<'forgetDeliveryAddress'>, 'projectId'>) =>
      client.call(routes.forgetDeliveryAddress, { query: { lang }, body: { ...address, projectId } }),
    onSuccess: ({ deliveryAddresses }, _address, _result, { client: cache }) =>
      cache.setQueryData<OrderPreview>(queryKeys.orderPreview(projectId, lang), (preview) => preview && { ...preview, deliveryAddresses }),
  });

/** Places an order. The key belongs to the intention: keep it while the same order is tried again, so that it is placed once. */
export const processOrderMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ body, idempotencyKey }: { body: Body<'processOrder'>; idempotencyKey: string }) => {
      const answer = await client.call(routes.processOrder, { body }, { idempotencyKey });
      if (answer.processOrderSuccess) return answer;
      throw new ApiFailure({
        kind: 'http',
        ErrorCode: 200,
        ErrorDescription: 'The order was not processed',
        URL: routes.processOrder.path,
        code: 'order.not-processed',
        data: answer,
      });
    },
    onSuccess: (_answer, { body }, _result, { client: cache }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: queryKeys.project(body.projectId) }),
        cache.invalidateQueries({ queryKey: queryKeys.projects() }),
        cache.invalidateQueries({ queryKey: queryKeys.orders() }),
      ]),
  });

/** Makes a new project from the lines of an order. */
export const reorderMutation = (client: ApiClient, query: QueryOf<'reorder'>) =>
  mutationOptions({
    mutationFn: ({ orderId, idempotencyKey }: { orderId: number; idempotencyKey: string }) =>
      client.call(routes.reorder, { params: { orderId }, query }, { idempotencyKey }),
    onSuccess: ({ project }, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });
