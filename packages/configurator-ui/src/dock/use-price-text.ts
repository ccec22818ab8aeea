import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useMoney } from '../words/use-money';

/** The price of it all as the account sees prices, or that there is none; undefined where prices are not shown. */
export const usePriceText = (): string | undefined => {
  const { t } = useTranslation('editor');
  const { priceView } = useEditorShell();
  const money = useMoney();
  const totals = useDerived((state) => state.evaluation.totals);
  if (priceView === 'none') return undefined;
  if (totals === undefined) return t('panels.dock.noPrice');
  return money.amount(priceView === 'net' ? totals.totalNet : totals.totalGross);
};
