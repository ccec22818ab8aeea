import type { OrderListItem } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { TableBody, TableCell, TableFrame, TableHead, TableHeader, TableRow } from '@candil/ui-kit/table';
import { Link } from 'react-router';
import { orderTone } from '../model/order-status';

/** Orders as rows; a row leads to its order. */
export const OrderTable = ({ orders }: { orders: readonly OrderListItem[] }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const total = orders.some((order) => order.total.net) ? t('project.column.totalNet') : t('project.column.totalGross');
  return (
    <TableFrame label={t('order.list.title')}>
      <TableHead>
        <TableHeader>{t('order.list.column.number')}</TableHeader>
        <TableHeader>{t('order.list.column.project')}</TableHeader>
        <TableHeader>{t('order.list.column.date')}</TableHeader>
        <TableHeader>{t('order.list.column.status')}</TableHeader>
        <TableHeader>{t('order.list.column.shipping')}</TableHeader>
        <TableHeader end>{total}</TableHeader>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow key={order.orderId} interactive className="relative">
            <TableCell card="wide">
              <Link
                to={`/order/${order.orderId}`}
                aria-label={t('order.list.open', { orderId: order.orderId })}
                className="font-mono text-base font-medium text-inherit no-underline before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
              >
                {order.orderId}
              </Link>
              {order.internalOrderNumber && <span className="block text-sm text-muted">{order.internalOrderNumber}</span>}
            </TableCell>
            <TableCell label={t('order.list.column.project')}>
              <span className="font-semibold">{order.projectName}</span>
              {order.companyName && <span className="block text-sm text-muted">{order.companyName}</span>}
            </TableCell>
            <TableCell label={t('order.list.column.date')}>{format.instant(order.createdAt)}</TableCell>
            <TableCell label={t('order.list.column.status')}>
              <Badge tone={orderTone(order.status)}>{t(`order.status.${order.status}`)}</Badge>
            </TableCell>
            <TableCell label={t('order.list.column.shipping')}>
              {order.shippingDate ? format.day(order.shippingDate) : t('order.totals.onSiteUnknown')}
            </TableCell>
            <TableCell label={total} end>
              <strong className="font-semibold">{format.money(order.total.amount, order.currency)}</strong>
              <span className="block text-sm text-muted">{t('order.list.pieces', { count: order.pieces })}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </TableFrame>
  );
};
