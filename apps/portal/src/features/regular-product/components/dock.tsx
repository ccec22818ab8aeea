import { useFormat, useTranslation } from '@candil/i18n/react';
import { Dot } from '@candil/ui-kit/badge';
import { type ReactNode, useRef } from 'react';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import { useToastsClearOf } from '../../../shared/shell/use-toasts-clear-of';
import type { ProductOffer } from '../model/product-offer';
import { decidingTotal } from '../model/quote';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface DockProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly action: ReactNode;
}

/** On small and medium screens the answer to "what am I buying?" stays at the thumb: price, weeks, the next step. */
export const Dock = ({ offer, configurator, words, action }: DockProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { quote, open } = configurator;
  const dock = useRef<HTMLElement>(null);
  useToastsClearOf(dock);
  const total = quote && decidingTotal(offer, quote);
  const { days, weeks } = quote?.availability ?? { days: 0, weeks: undefined };
  return (
    <section
      ref={dock}
      aria-label={t('configurator.nextStep')}
      data-print="hidden"
      data-dock
      className="fixed inset-x-0 bottom-[calc(var(--tab-bar)+env(safe-area-inset-bottom))] z-(--layer-sticky) border-t border-hairline bg-surface md:bottom-0 lg:hidden"
    >
      <div className="mx-auto flex max-w-[90rem] items-center justify-between gap-4 px-4 py-2.5 md:px-7 md:py-3">
        <div className="min-w-0">
          <p className="m-0 text-xl font-semibold whitespace-nowrap">
            {total === undefined
              ? '–'
              : quote?.complete
                ? words.amount(total)
                : t('configurator.price.from', { price: words.amount(total) })}
          </p>
          <p className="m-0 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
            {open.length > 0 ? (
              t('configurator.complete', { count: open.length })
            ) : (
              <>
                <Dot tone={deliveryTone({ days, weeks: weeks ?? null })} />
                {days < 0 ? t('configurator.delivery.ended') : format.weeks(weeks)}
                <span className="max-md:hidden">
                  · {offer.prices.netVisible ? t('configurator.price.totalNet') : t('configurator.price.totalGross')}
                </span>
              </>
            )}
          </p>
        </div>
        {action}
      </div>
    </section>
  );
};
