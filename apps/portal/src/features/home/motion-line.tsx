import type { OpenBudget, OrderListItem } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Badge, type Tone } from '@candil/ui-kit/badge';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../shared/use-now';
import { expiresSoon } from './expires-soon';

const STATUS_TONES: Readonly<Record<OrderListItem['status'], Tone>> = { 1: 'neutral', 2: 'accent', 3: 'warning', 4: 'success' };

interface MotionLineProps {
  readonly to: string;
  readonly number: string;
  readonly name: string;
  readonly tone: Tone;
  readonly state: string;
  /** The date or the sum that decides the next step. */
  readonly fact: string;
}

/** One thing under way, the whole line a link to it. */
const MotionLine = ({ to, number, name, tone, state, fact }: MotionLineProps): ReactNode => (
  <li className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline-soft py-2.5 hover:bg-hover md:grid-cols-[9rem_minmax(0,1fr)_auto_10rem]">
    <Link
      to={to}
      className="font-mono text-sm text-inherit no-underline before:absolute before:inset-0 before:rounded-sm focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-focus max-md:row-start-2 max-md:text-muted"
    >
      {number}
    </Link>
    <span className="min-w-0 truncate max-md:font-medium">{name}</span>
    <Badge tone={tone} className="justify-self-end">
      {state}
    </Badge>
    <span className="text-end text-sm leading-tight text-balance text-muted md:text-base">{fact}</span>
  </li>
);

export const OrderLine = ({ order }: { order: OrderListItem }) => {
  const { t } = useTranslation('common-front');
  const format = useFormat();
  return (
    <MotionLine
      to={`/order/${order.orderId}`}
      number={String(order.orderId)}
      name={order.projectName}
      tone={STATUS_TONES[order.status]}
      state={t(`home.motion.status.${order.status}`)}
      fact={order.shippingDate ? t('home.motion.onSite', { date: format.day(order.shippingDate) }) : t('home.motion.onRequest')}
    />
  );
};

export const BudgetLine = ({ budget }: { budget: OpenBudget }) => {
  const { t } = useTranslation('common-front');
  const format = useFormat();
  const soon = expiresSoon(budget.validationDate, useNow());
  return (
    <MotionLine
      to={`/project/${budget.project.id}/generate-budget?budget=${budget.id}`}
      number={budget.budgetNumber}
      name={budget.project.name}
      tone={soon ? 'attention' : 'neutral'}
      state={t(soon ? 'home.motion.expires' : 'home.motion.validUntil', { date: format.day(budget.validationDate) })}
      fact={format.money(budget.totalNet, budget.currency)}
    />
  );
};
