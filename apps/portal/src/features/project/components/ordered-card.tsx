import type { Project } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { Link } from 'react-router';
import { useHasPrivilege } from '../../../shared/session/use-session';

/** The number of the order this project became; the order itself for those who may see orders. */
export const OrderedCard = ({ order }: { order: NonNullable<Project['order']> }) => {
  const { t } = useTranslation('eproject');
  const seesOrders = useHasPrivilege('ORDER_VIEW');
  return (
    <Card tone="accent">
      <p className="m-0 text-md font-semibold">{t('project.orderedAs', { orderId: order.orderId })}</p>
      <p className="m-0 mt-1 text-sm">{t('project.readOnly')}</p>
      {seesOrders && (
        <Button variant="dark" className="mt-4" asChild>
          <Link to={`/order/${order.orderId}`}>{t('project.viewOrder', { orderId: order.orderId })}</Link>
        </Button>
      )}
    </Card>
  );
};
