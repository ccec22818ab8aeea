import type { ApiClient } from '@candil/api-client';
import { orderQuery, ordersQuery } from '@candil/api-client/react';
import type { OfferedLanguage } from '@candil/i18n';
import type { Portal } from '../../../shared/portal';
import { ORDERS_PER_PAGE, type OrderListRequest, parseOrderListRequest } from './order-list-request';

/** The call behind a page of the list. */
export const ordersOptions = (client: ApiClient, { search, status, mode, page }: OrderListRequest, lang: OfferedLanguage) => ({
  ...ordersQuery(client, { limit: ORDERS_PER_PAGE, page, search, lang, ...(status && { status }), ...(mode && { mode }) }),
  meta: { action: 'order-list' },
});

/** The call behind a placed order. */
export const orderOptions = (client: ApiClient, orderId: number, lang: OfferedLanguage) => ({
  ...orderQuery(client, orderId, { lang }),
  meta: { action: 'order-fetch', leaveWhenForbidden: true },
});

/** Asks for the list while the code of the screen is on its way. */
export const prefetchOrders = (portal: Portal, query: URLSearchParams): void => {
  void portal.queries.prefetchQuery(ordersOptions(portal.client, parseOrderListRequest(query), portal.language()));
};

/** Asks for the order while the code of the screen is on its way. */
export const prefetchOrder = (portal: Portal, orderId: number): void => {
  void portal.queries.prefetchQuery(orderOptions(portal.client, orderId, portal.language()));
};
