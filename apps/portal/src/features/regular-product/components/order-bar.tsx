import { useFormat, useTranslation } from '@candil/i18n/react';
import { Dot } from '@candil/ui-kit/badge';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { type ReactNode, useRef } from 'react';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import { useToastsClearOf } from '../../../shared/shell/use-toasts-clear-of';
import type { ProductOffer } from '../model/product-offer';
import { decidingTotal, decidingUnit } from '../model/quote';
import type { Configurator } from '../state/use-configurator';
import { usePriceBaseWords } from '../state/use-price-base-words';
import type { ProductWords } from '../state/use-product-words';

interface OrderBarProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  /** The step that keeps it, or why there is none. */
  readonly action: ReactNode;
}

/** Summary of the purchase, always in sight: total, base, weeks and minimum in words, quantity, and the next step. */
export const OrderBar = ({ offer, configurator, words, action }: OrderBarProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const base = usePriceBaseWords(offer);
  const { quote, configuration, minimum, open, chooseQuantity } = configurator;
  const bar = useRef<HTMLElement>(null);
  useToastsClearOf(bar);
  const [total, unit] = [quote && decidingTotal(offer, quote), quote && decidingUnit(offer, quote)];
  const { days, weeks } = quote?.availability ?? { days: 0, weeks: undefined };
  const amount = total === undefined ? '–' : words.amount(total);
  const label = t('configurator.quantity');
  return (
    <section
      ref={bar}
      aria-label={t('configurator.summary')}
      data-dock
      className="flex items-center gap-3 bg-surface px-4 py-2.5 max-md:flex-wrap max-md:gap-y-1.5 md:min-h-20 md:px-4 lg:gap-5 lg:px-8"
    >
      <div className="min-w-0 grow">
        <p className="m-0 text-xl leading-tight font-semibold md:whitespace-nowrap lg:text-2xl">
          {quote?.complete === false && total !== undefined ? t('configurator.price.from', { price: amount }) : amount}
        </p>
        <p className="m-0 text-xs text-muted md:text-sm">
          {base.short}
          {unit !== undefined && configuration.quantity > 1 && (
            <span className="md:max-lg:hidden"> · {t('configurator.price.unit', { price: words.amount(unit) })}</span>
          )}
        </p>
        <p className="m-0 flex flex-wrap items-center gap-x-1.5 text-xs md:hidden">
          <Dot tone={deliveryTone({ days, weeks: weeks ?? null })} />
          {days < 0 ? t('configurator.delivery.ended') : format.weeks(weeks)}
          {open.length > 0 && <span className="text-muted">· {t('configurator.complete', { count: open.length })}</span>}
          {minimum && <span className="font-medium text-attention-text">· {t('configurator.option.minimum', { moq: minimum.moq })}</span>}
        </p>
      </div>
      <QuantitySelector label={label} value={configuration.quantity} onValueChange={chooseQuantity} invalid={minimum !== undefined} />
      <div className="max-md:w-full">{action}</div>
    </section>
  );
};
