import { openBudgetsQuery, ordersQuery } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { useHasPrivilege } from '../../shared/session/use-session';
import { BUDGETS_SHOWN } from './motion-limits.data';
import { BudgetLine, OrderLine } from './motion-line';
import { MotionPlaceholder } from './motion-placeholder';

const ORDERS_SHOWN = 4;

interface InMotionProps {
  readonly className: string;
  readonly seesOrders: boolean;
}

/** Work in progress: budgets still in force, the first to expire first, then the last orders with their state and delivery day. */
export const InMotion = ({ className, seesOrders }: InMotionProps) => {
  const { t } = useTranslation('common-front');
  const { client } = usePortal();
  const { language } = useLanguage();
  const seesBudgets = useHasPrivilege('PROJECT_VIEW');
  const budgets = useQuery({
    ...openBudgetsQuery(client, { limit: BUDGETS_SHOWN }),
    enabled: seesBudgets,
    meta: { action: 'budget-list' },
  });
  const orders = useQuery({
    ...ordersQuery(client, { limit: ORDERS_SHOWN, lang: language }),
    enabled: seesOrders,
    meta: { action: 'order-list' },
  });
  if ((seesBudgets && budgets.isPending) || (seesOrders && orders.isPending)) return <MotionPlaceholder className={className} />;
  const openBudgets = budgets.data?.items ?? [];
  const lastOrders = orders.data?.items ?? [];
  const more = orders.data && orders.data.total > lastOrders.length && (
    <Link to="/orders" className="-my-1 py-1 text-base text-muted no-underline hover:text-text">
      {t('home.motion.all')}
    </Link>
  );
  return (
    <Card className={className}>
      <CardHeader title={t('home.motion.title')} actions={more} />
      {openBudgets.length + lastOrders.length > 0 && (
        <ul className="m-0 list-none p-0">
          {openBudgets.map((budget) => (
            <BudgetLine key={budget.id} budget={budget} />
          ))}
          {lastOrders.map((order) => (
            <OrderLine key={order.orderId} order={order} />
          ))}
        </ul>
      )}
      {[
        { name: 'budget-list', query: budgets },
        { name: 'order-list', query: orders },
      ].map(
        ({ name, query }) =>
          query.isError && (
            <FailureView
              key={name}
              failure={query.error}
              action={name}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
              level={3}
            />
          ),
      )}
      {!budgets.isError && !orders.isError && openBudgets.length + lastOrders.length === 0 && (
        <p className="m-0 max-w-[34rem] text-pretty text-muted">{t(seesOrders ? 'home.motion.empty' : 'home.motion.noBudgets')}</p>
      )}
    </Card>
  );
};
