import type { Currency } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';

interface Effect {
  readonly amount: number | null;
  /** Later by so many weeks, below 0 sooner. */
  readonly weeks: number | null;
  /** On site with everything; given when there was no date before. */
  readonly date: string | null;
}

/** Words the effect of a change: its cost or saving, and the change of the delivery. */
export const useEffectWords = (
  currency: Currency,
): { readonly cost: (amount: number | null) => string; readonly effect: (of: Effect) => string } => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const cost = (amount: number | null): string => {
    if (amount === null) return t('project.line.noPrice');
    return amount === 0 ? t('project.proposal.samePrice') : format.money(amount, currency, { signed: true });
  };
  const effect = ({ amount, weeks, date }: Effect): string => {
    if (weeks === null && date !== null) return `${cost(amount)} · ${t('project.proposal.onSite', { date: format.day(date) })}`;
    if (weeks === null || weeks === 0) return cost(amount);
    const time = t(weeks < 0 ? 'project.proposal.sooner' : 'project.proposal.later', { weeks: format.weeks(Math.abs(weeks)) });
    return `${cost(amount)} · ${time}`;
  };
  return { cost, effect };
};
