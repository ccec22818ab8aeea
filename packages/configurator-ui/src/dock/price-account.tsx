import { useTranslation } from '@candil/i18n/react';
import { type PriceStepRow, PriceSteps } from '@candil/ui-kit/price-steps';
import type { ReactElement } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useMoney } from '../words/use-money';

/** The way from the pieces to the price, kind by kind, then the deductions. */
export const PriceAccount = ({ trigger }: { readonly trigger: ReactElement }) => {
  const { t } = useTranslation('editor');
  const { format, priceView } = useEditorShell();
  const money = useMoney();
  const { compositions, totals, discountPercent } = useDerived((state) => state.evaluation);
  if (totals === undefined) return trigger;
  let running = 0;
  const pieces = compositions.flatMap(({ compositionNumber, parts, prices }) =>
    parts.map(({ part, model, kind }, index): PriceStepRow => {
      // The shares stand in the order of the parts.
      const gross = prices?.shares[index]?.totalGross ?? 0;
      running += gross;
      const name = model?.name[format.settings.language] ?? t(`panels.pieces.kind.${kind}`);
      return {
        id: `${compositionNumber}/${index}`,
        label: `${part.quantity} × ${name}`,
        ...(part.quantity > 1 && part.unitPriceMinor !== undefined && { detail: money.amount(part.unitPriceMinor) }),
        amount: money.amount(gross),
        running: money.amount(running),
      };
    }),
  );
  const discount: PriceStepRow = {
    id: 'discount',
    label: t('panels.dock.discount', { percent: format.percent(discountPercent) }),
    amount: money.difference(-totals.totalDiscount),
    running: money.amount(totals.totalNet),
  };
  const isNet = priceView === 'net';
  return (
    <PriceSteps
      defaultOpen
      title={t('panels.dock.why')}
      align="start"
      side="top"
      trigger={trigger}
      rows={isNet && totals.totalDiscount !== 0 ? [...pieces, discount] : pieces}
      total={{
        label: `${t('panels.pieces.total')} · ${t(isNet ? 'panels.dock.net' : 'panels.dock.gross')}`,
        amount: money.amount(isNet ? totals.totalNet : totals.totalGross),
      }}
      className="max-h-[60dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto"
    />
  );
};
