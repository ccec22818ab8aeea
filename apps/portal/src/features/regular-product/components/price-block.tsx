import { useFormat, useTranslation } from '@candil/i18n/react';
import { type PriceStepRow, PriceSteps } from '@candil/ui-kit/price-steps';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface PriceBlockProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
}

/** What it costs: the total one decides by, a piece, and how the price comes about. */
export const PriceBlock = ({ offer, configurator, words }: PriceBlockProps) => {
  const { t } = useTranslation('eproject');
  const { quote, configuration } = configurator;
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
        {quote?.complete && <WhyThisPrice offer={offer} configurator={configurator} words={words} />}
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

const WhyThisPrice = ({ offer, configurator, words }: PriceBlockProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { quote, model } = configurator;
  if (quote?.price === undefined) return null;
  const { unit, line } = quote.price;
  const { netVisible, discountPercent, rateId } = offer.prices;
  const rows = unit.steps.map(({ what, modifier, amountMinor, runningMinor }, index): PriceStepRow => {
    const running = words.amount(runningMinor);
    const amount = index === 0 ? running : words.step(amountMinor);
    if (what === 'base') return { id: what, label: t('configurator.price.step.base', { model: model.model }), amount };
    if (what === 'cap' || what === 'rounding') return { id: what, label: t(`configurator.price.step.${what}`), amount, running };
    return {
      id: what,
      label: words.attribute(what),
      detail:
        what === 'pendantHeight'
          ? heightText(quote.article.selection.pendantHeightCm, format.height)
          : words.value(model, what, modifier ?? ''),
      amount,
      running,
    };
  });
  const discounted = netVisible && line.unitDiscount !== 0;
  const discount: PriceStepRow = {
    id: 'discount',
    label: t('configurator.price.step.discount', { percent: format.percent(discountPercent) }),
    amount: words.step(-line.unitDiscount),
    running: words.amount(line.unitNet),
  };
  return (
    <PriceSteps
      title={t('configurator.price.why')}
      align="end"
      trigger={
        <button type="button" className="rounded-xs border-0 bg-transparent p-0 text-sm text-text underline underline-offset-3">
          {t('configurator.price.why')}
        </button>
      }
      rows={discounted ? [...rows, discount] : rows}
      total={{
        label: netVisible ? t('configurator.price.unitNet') : t('configurator.price.unitGross'),
        amount: words.amount(netVisible ? line.unitNet : line.unitGross),
      }}
      note={t('configurator.price.rate', { rate: rateId })}
      className="w-96"
    />
  );
};

const heightText = (heightCm: number | undefined, format: (centimetres: number) => string): string =>
  heightCm === undefined ? '' : format(heightCm);
