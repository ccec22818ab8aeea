import type { Order } from '@candil/contract';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Breadcrumb } from '@candil/ui-kit/breadcrumb';
import { Button } from '@candil/ui-kit/button';
import { Card, FactList } from '@candil/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { addressLines } from '../model/delivery-address';
import { orderOptions } from '../model/order-options';
import { orderTone } from '../model/order-status';
import { NewOrderPlaceholder } from './new-order-placeholder';
import { OrderAgain } from './order-again';
import { OrderDocument } from './order-document';
import { OrderLines } from './order-lines';
import { OrderProgress } from './order-progress';
import { OrderTotals } from './order-totals';

/** A placed order: its state and its contents, at the prices of its day. */
export const OrderScreen = ({ orderId }: { orderId: number }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const order = useQuery(orderOptions(client, orderId, language));
  const title = t('order.detail.title', { orderId });
  return (
    <Page title={title}>
      <Breadcrumb
        label={t('order.detail.breadcrumb')}
        items={[{ label: t('order.list.title'), href: '/orders' }, { label: String(orderId) }]}
        renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      />
      {order.isPending ? (
        <>
          <h1 className="m-0 mt-2 mb-6 text-2xl font-semibold md:text-3xl">{title}</h1>
          <NewOrderPlaceholder />
        </>
      ) : order.isError ? (
        <FailureView
          failure={order.error}
          action="order-fetch"
          level={1}
          onRetry={() => void order.refetch()}
          retrying={order.isFetching}
        />
      ) : (
        <PlacedOrder order={order.data} title={title} />
      )}
    </Page>
  );
};

const PlacedOrder = ({ order, title }: { order: Order; title: string }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const lines = order.products.orderedIds.flatMap((id) => order.products.byId[id] ?? []);
  return (
    <>
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="m-0 text-2xl font-semibold md:text-3xl">{title}</h1>
            <Badge tone={orderTone(order.status)}>{t(`order.status.${order.status}`)}</Badge>
          </div>
          <p className="m-0 mt-1 text-muted">
            {t('order.detail.placedBy', { date: format.instant(order.createdAt), name: order.createdBy })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <OrderDocument orderId={order.orderId} />
          <OrderAgain orderId={order.orderId} />
          <Button asChild>
            <Link to={`/project/${order.projectId}`}>{t('order.detail.openProject')}</Link>
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5">
          <Card>
            <OrderProgress status={order.status} />
          </Card>
          <OrderLines label={t('order.detail.lines')} lines={lines} />
        </div>
        <div className="flex flex-col gap-5">
          <OrderTotals totals={order.totals} />
          <Card>
            <FactList facts={useOrderFacts(order)} />
            <h2 className="m-0 mt-4 text-sm font-normal text-muted">{t('order.address.title')}</h2>
            <DeliveredTo order={order} />
            {order.followUp && (
              <>
                <h2 className="m-0 mt-4 text-sm font-normal text-muted">{t('order.detail.leftOut')}</h2>
                <p className="m-0 mt-1">
                  <Link to={`/project/${order.followUp.projectId}`} className="text-inherit underline">
                    {order.followUp.name}
                  </Link>
                </p>
              </>
            )}
            {order.comments && (
              <>
                <h2 className="m-0 mt-4 text-sm font-normal text-muted">{t('order.comments')}</h2>
                <p className="m-0 mt-1 break-words whitespace-pre-line">{order.comments}</p>
              </>
            )}
          </Card>
        </div>
      </div>
    </>
  );
};

const DeliveredTo = ({ order: { deliveryAddress, clientCode } }: { order: Order }) => {
  const { t } = useTranslation('eproject');
  if (deliveryAddress === null) return <p className="m-0 mt-1">{t('order.address.onFile', { code: clientCode })}</p>;
  return (
    <address className="mt-1 break-words not-italic">
      {addressLines(deliveryAddress).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
};

const useOrderFacts = (order: Order) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  return [
    { label: t('order.detail.project'), value: order.projectName },
    ...(order.clientCode ? [{ label: t('order.detail.clientCode'), value: order.clientCode }] : []),
    { label: t('order.detail.internalNumber'), value: order.internalOrderNumber || t('order.detail.none') },
    { label: t('order.detail.delivery'), value: order.sendTogether ? t('order.detail.together') : t('order.detail.apart') },
    ...(order.doNotShipBefore ? [{ label: t('order.delivery.notBefore'), value: format.day(order.doNotShipBefore) }] : []),
  ];
};
