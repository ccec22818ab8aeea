import { useFormat, useTranslation } from '@candil/i18n/react';
import { type PriceStepRow, PriceSteps } from '@candil/ui-kit/price-steps';
import type { ReactElement } from 'react';
import type { WhyThisPriceProps } from './why-this-price-props';

/** The way from the base price to what a piece costs. Drawn when first asked for, so it opens at once. */
export const OpenPriceSteps = ({
  prices,
  model,
  article,
  price,
  words,
  trigger,
}: WhyThisPriceProps & { readonly trigger: ReactElement }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { unit, line } = price;
  const { netVisible, discountPercent, rateId } = prices;
  const { pendantHeightCm } = article.selection;
  const rows = unit.steps.map(({ what, modifier, amountMinor, runningMinor }, index): PriceStepRow => {
    const running = words.amount(runningMinor);
    const amount = index === 0 ? running : words.step(amountMinor);
    if (what === 'base') return { id: what, label: t('configurator.price.step.base', { model: model.model }), amount };
    if (what === 'cap' || what === 'rounding') return { id: what, label: t(`configurator.price.step.${what}`), amount, running };
    return {
      id: what,
      label: words.attribute(what),
      detail: what === 'pendantHeight' ? heightText(pendantHeightCm, format.height) : words.value(model, what, modifier ?? ''),
      amount,
      running,
    };
  });
  const discount: PriceStepRow = {
    id: 'discount',
    label: t('configurator.price.step.discount', { percent: format.percent(discountPercent) }),
    amount: words.step(-line.unitDiscount),
    running: words.amount(line.unitNet),
  };
  return (
    <PriceSteps
      defaultOpen
      title={t('configurator.price.why')}
      align="end"
      trigger={trigger}
      rows={netVisible && line.unitDiscount !== 0 ? [...rows, discount] : rows}
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
