import { useFormat, useTranslation } from '@candil/i18n/react';
import { type PriceRow, priceRowsOf } from '../model/price-rows';
import type { ProductOffer } from '../model/product-offer';
import { decidingUnit } from '../model/quote';
import type { Configurator } from '../state/use-configurator';
import { usePriceBaseWords } from '../state/use-price-base-words';
import type { ProductWords } from '../state/use-product-words';

interface PricePerPieceProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
}

/** Price of a piece, as the sum that it is. */
export const PricePerPiece = ({ offer, configurator, words }: PricePerPieceProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const base = usePriceBaseWords(offer);
  const { quote, model, open } = configurator;
  if (quote?.price === undefined) return <p className="m-0 text-base">{t('configurator.price.none')}</p>;
  const unit = decidingUnit(offer, quote) ?? 0;
  const { pendantHeightCm } = quote.article.selection;
  const label = ({ what, modifier }: PriceRow): string => {
    if (what === 'base') return words.modelName(model);
    if (what === 'open') return t('configurator.price.openChoices');
    if (what === 'cap' || what === 'rounding') return t(`configurator.price.step.${what}`);
    if (what === 'pendantHeight') {
      const height = pendantHeightCm === undefined ? '' : format.height(pendantHeightCm);
      return t('configurator.price.wire', { height });
    }
    return words.value(model, what, modifier ?? '');
  };
  return (
    <section aria-label={t('configurator.price.piece')} className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <h2 className="m-0 min-w-0 text-sm font-semibold">
          {t('configurator.price.piece')} <span className="ms-1 font-normal text-muted">{base.yours}</span>
        </h2>
        <span className="font-semibold whitespace-nowrap">
          {quote.complete ? words.amount(unit) : t('configurator.price.from', { price: words.amount(unit) })}
        </span>
      </div>
      <dl className="m-0 text-sm">
        {priceRowsOf(offer, quote.price, open).map((row) => (
          <div key={row.what} className="flex items-baseline justify-between gap-3 py-px">
            <dt className="min-w-0 truncate">{label(row)}</dt>
            <dd className="m-0 whitespace-nowrap tabular-nums">
              {row.what === 'base' ? words.amount(row.amountMinor) : words.step(row.amountMinor)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
