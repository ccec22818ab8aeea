import type { ProjectListItem } from '@candil/contract';
import { PROJECT_STATUS } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { useNow } from '../../../shared/use-now';

/** The line under the name of a project: pieces, sum, and the last event. */
export const useProjectFacts = (): ((project: ProjectListItem) => string) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const now = useNow();
  return ({ pieces, total, currency, status, order, updatedAt, isOwn, ownerName }) =>
    [
      pieces === 0 ? t('projects.empty') : t('projects.pieces', { count: pieces }),
      pieces > 0 && total && format.money(total.amount, currency, { decimals: 'whole' }),
      status === PROJECT_STATUS.ORDER && order
        ? t('projects.ordered', { orderId: order.orderId })
        : t('projects.edited', { when: format.ago(updatedAt, now) }),
      !isOwn && t('projects.by', { name: ownerName }),
    ]
      .filter(Boolean)
      .join(' · ');
};
