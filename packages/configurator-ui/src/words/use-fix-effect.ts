import type { Fix } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useMoney } from './use-money';

/** What a repair changes in price and weeks: "−12,35 € · 1 week later"; what stays is not told. */
export const useFixEffect = () => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const money = useMoney();
  return ({ priceDifferenceMinor, weeksDifference }: Pick<Fix, 'priceDifferenceMinor' | 'weeksDifference'>): string => {
    const weeks = format.weeks(Math.abs(weeksDifference ?? 0));
    return [
      priceDifferenceMinor !== undefined &&
        (priceDifferenceMinor === 0 ? t('words.issue.samePrice') : money.difference(priceDifferenceMinor)),
      weeksDifference !== undefined &&
        weeksDifference !== 0 &&
        (weeksDifference > 0 ? t('words.issue.weeksLater', { weeks }) : t('words.issue.weeksSooner', { weeks })),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};
