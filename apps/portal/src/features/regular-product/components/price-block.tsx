import { useTranslation } from '@candil/i18n/react';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { WhyThisPrice } from './why-this-price';

interface PriceBlockProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
}

/** What it costs: the total one decides by, a piece, and how the price comes about. */
export const PriceBlock = ({ offer, configurator, words }: PriceBlockProps) => {
  const { t } = useTranslation('eproject');
  const { quote, configuration, model } = configurator;
  const net = offer.prices.netVisible;
  const label = net ? t('configurator.price.totalNet') : t('configurator.price.totalGross');
  const line = quote?.price?.line;
  if (line === undefined) {
    return (
      <div>
        <p className="m-0 text-sm text-muted">{label}</p>
        <p className="m-0 mt-1 text-base">{t('configurator.price.none')}</p>
      </div>
    );
  }
  const total = words.amount(net ? line.totalNet : line.totalGross);
  const unit = words.amount(net ? line.unitNet : line.unitGross);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm text-muted">
        <span>{label}</span>
        {quote?.complete && quote.price && (
          <WhyThisPrice prices={offer.prices} model={model} article={quote.article} price={quote.price} words={words} />
        )}
      </div>
      <p className="m-0 mt-0.5 text-3xl font-semibold whitespace-nowrap">
        {quote?.complete ? total : t('configurator.price.from', { price: total })}
      </p>
      <p className="m-0 mt-1 text-sm text-muted">
        {[
          configuration.quantity > 1 && t('configurator.price.unit', { price: unit }),
          net && t('configurator.price.grossBeside', { price: words.amount(line.totalGross) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
};
