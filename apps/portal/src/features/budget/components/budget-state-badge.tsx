import { useTranslation } from '@candil/i18n/react';
import { Badge, type Tone } from '@candil/ui-kit/badge';
import type { BudgetState } from '../model/budget-state';

const TONES: Readonly<Record<BudgetState, Tone>> = { inForce: 'success', replaced: 'neutral', expired: 'warning' };

/** State of an issued budget: in force, replaced by a revision, or expired. */
export const BudgetStateBadge = ({ state }: { state: BudgetState }) => {
  const { t } = useTranslation('eproject');
  return <Badge tone={TONES[state]}>{t(`budget.state.${state}`)}</Badge>;
};
