import type { PieceListView } from '@candil/configurator/pieces';
import { type Currency, majorFromMinor } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Dot } from '@candil/ui-kit/badge';
import type { ReactNode } from 'react';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';

interface PiecesDockProps {
  readonly view: PieceListView;
  readonly currency: Currency;
  readonly netVisible: boolean;
  readonly action: ReactNode;
}

/** Summary of the purchase: price, pieces, weeks and open corrections, beside the next step. */
export const PiecesDock = ({ view, currency, netVisible, action }: PiecesDockProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { totals, pieces, availability } = view.evaluation;
  const total = totals && (netVisible ? totals.totalNet : totals.totalGross);
  return (
    <section
      aria-label={t('pieces.dock.label')}
      className="flex items-center justify-between gap-4 border-t border-hairline bg-surface px-4 py-2.5 md:px-6"
    >
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-0.5" aria-live="polite">
        <strong className="text-xl font-semibold whitespace-nowrap">
          {total === undefined ? '–' : format.money(majorFromMinor(total), currency)}
        </strong>
        <span className="text-sm text-muted">
          {t(netVisible ? 'pieces.dock.net' : 'pieces.dock.gross')} · {t('pieces.count', { count: pieces })}
        </span>
        {pieces > 0 && (
          <span className="inline-flex items-center gap-1.5 text-sm text-muted">
            <Dot tone={deliveryTone({ days: availability.days, weeks: availability.weeks ?? null })} />
            {format.weeks(availability.weeks)}
          </span>
        )}
        {view.issues > 0 && <span className="text-sm text-attention-text">{t('pieces.dock.issues', { count: view.issues })}</span>}
      </div>
      {action}
    </section>
  );
};
