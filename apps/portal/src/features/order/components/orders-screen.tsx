import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { OrderIcon, SearchIcon } from '@candil/ui-kit/icon';
import { Pagination } from '@candil/ui-kit/pagination';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { ORDERS_PER_PAGE, type OrderListRequest, orderListQuery, parseOrderListRequest } from '../model/order-list-request';
import { ordersOptions } from '../model/order-options';
import { OrderTable } from './order-table';
import { OrderToolbar } from './order-toolbar';

const ROWS = [1, 2, 3, 4, 5];

/** The orders the account may see. */
export const OrdersScreen = () => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const request = parseOrderListRequest(query);
  const orders = useQuery(ordersOptions(client, request, language));
  const change = (next: Partial<OrderListRequest>, replace = true) =>
    setQuery(orderListQuery({ ...request, page: 1, ...next }), { replace, preventScrollReset: replace });
  const isFiltered = request.search !== '' || request.status !== undefined || request.mode !== undefined;

  return (
    <Page title={t('order.list.title')}>
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('order.list.title')}</h1>
      <p className="m-0 mt-1 mb-6 min-h-5 text-muted" role="status">
        {orders.data && t('order.list.count', { count: orders.data.total })}
      </p>
      <OrderToolbar request={request} onChange={change} />
      <div
        className="mt-6 transition-opacity data-[stale=true]:opacity-60"
        data-stale={orders.isPlaceholderData}
        aria-busy={orders.isFetching}
      >
        {orders.isPending ? (
          <div className="flex flex-col gap-px overflow-hidden rounded-card border border-hairline">
            {ROWS.map((row) => (
              <Skeleton key={row} width="100%" height={68} className="rounded-none!" />
            ))}
          </div>
        ) : orders.isError ? (
          <FailureView failure={orders.error} action="order-list" onRetry={() => void orders.refetch()} retrying={orders.isFetching} />
        ) : orders.data.items.length > 0 ? (
          <>
            <OrderTable orders={orders.data.items} />
            <Pagination
              label={t('order.list.pages')}
              className="mt-8"
              page={request.page}
              pageCount={Math.ceil(orders.data.total / ORDERS_PER_PAGE)}
              onPageChange={(page) => change({ page }, false)}
            />
          </>
        ) : isFiltered ? (
          <EmptyState
            icon={<SearchIcon size={28} />}
            title={t('order.list.noMatch.title')}
            description={t('order.list.noMatch.text')}
            action={
              <Button onClick={() => change({ search: '', status: undefined, mode: undefined })}>{t('order.list.noMatch.clear')}</Button>
            }
          />
        ) : (
          <EmptyState
            icon={<OrderIcon size={28} />}
            title={t('order.list.empty.title')}
            description={t('order.list.empty.text')}
            action={
              <Button variant="dark" asChild>
                <Link to="/projects">{t('order.list.empty.action')}</Link>
              </Button>
            }
          />
        )}
      </div>
    </Page>
  );
};
