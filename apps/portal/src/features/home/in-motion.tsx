import { ordersQuery } from '@candil/api-client/react';
import type { OrderListItem } from '@candil/contract';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Badge, type Tone } from '@candil/ui-kit/badge';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';

const ORDERS_SHOWN = 4;
const PLACES = [1, 2, 3];
const STATUS_TONES: Readonly<Record<OrderListItem['status'], Tone>> = { 1: 'neutral', 2: 'accent', 3: 'warning', 4: 'success' };

/** The last orders with their state and the day on site. */
export const InMotion = ({ className }: { className: string }) => {
  const { t } = useTranslation('common-front');
  const { client } = usePortal();
  const { language } = useLanguage();
  const orders = useQuery({ ...ordersQuery(client, { limit: ORDERS_SHOWN, lang: language }), meta: { action: 'order-list' } });
  const more = orders.data && orders.data.total > orders.data.items.length && (
    <Link to="/orders" className="text-base text-muted no-underline hover:text-text">
      {t('home.motion.all')}
    </Link>
  );
  return (
    <Card className={className} aria-busy={orders.isPending}>
      <CardHeader title={t('home.motion.title')} actions={more} />
      {orders.isPending ? (
        PLACES.map((place) => (
          <div key={place} className="flex h-12 items-center border-t border-hairline-soft">
            <Skeleton shape="text" width="60%" />
          </div>
        ))
      ) : orders.isError ? (
        <FailureView
          failure={orders.error}
          action="order-list"
          onRetry={() => void orders.refetch()}
          retrying={orders.isFetching}
          level={3}
        />
      ) : orders.data.items.length === 0 ? (
        <p className="m-0 max-w-[34rem] text-muted">{t('home.motion.empty')}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {orders.data.items.map((order) => (
            <OrderLine key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const OrderLine = ({ order }: { order: OrderListItem }) => {
  const { t } = useTranslation('common-front');
  const format = useFormat();
  return (
    <li className="relative grid min-h-12 grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 border-t border-hairline-soft py-2.5 hover:bg-hover md:grid-cols-[6rem_1fr_auto_9rem]">
      <Link
        to={`/order/${order.orderId}`}
        className="font-mono text-sm text-inherit no-underline before:absolute before:inset-0 before:rounded-sm focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-focus"
      >
        {order.orderId}
      </Link>
      <span className="min-w-0 truncate">{order.projectName}</span>
      <Badge tone={STATUS_TONES[order.status]}>{t(`home.motion.status.${order.status}`)}</Badge>
      <span className="col-span-3 text-sm text-muted md:col-span-1 md:text-right md:text-base">
        {order.shippingDate ? t('home.motion.onSite', { date: format.day(order.shippingDate) }) : t('home.motion.onRequest')}
      </span>
    </li>
  );
};
