import { useFormat, useTranslation } from '@candil/i18n/react';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { Emphasised } from '../../../shared/emphasised';
import { arrivalsOf } from '../model/arrivals';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface ArrivalsProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onSooner: Configurator['select'];
}

/** When each range of quantities is on site, and the one change that would bring the chosen one sooner. */
export const Arrivals = ({ offer, configurator, words, onSooner }: ArrivalsProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { quote, sooner, model, configuration } = configurator;
  if (quote === undefined) return null;
  const isEnded = quote.availability.days < 0;
  const soonerValue = sooner && words.value(model, sooner.variation.type, sooner.variation.modifier);
  return (
    <section aria-label={t('configurator.delivery.title')} className="min-w-0">
      <h2 className="m-0 mb-1.5 text-sm font-semibold">
        {t('configurator.delivery.title')}
        <span className="ms-2 font-normal text-muted">{t('configurator.delivery.ordered', { date: format.day(offer.today) })}</span>
      </h2>
      {isEnded ? (
        <p className="m-0 text-base">{t('configurator.delivery.ended')}</p>
      ) : (
        <ul className="m-0 grid list-none auto-cols-fr grid-flow-col gap-2 p-0">
          {arrivalsOf(quote, configuration.quantity, offer.today).map(({ from, to, weeks, onSite, isChosen }) => (
            <li
              key={from}
              aria-current={isChosen || undefined}
              className="min-w-0 rounded-control border border-hairline px-2.5 py-1.5 text-sm text-muted aria-current:border-text aria-current:text-text aria-current:shadow-[inset_0_0_0_1px_var(--color-text)]"
            >
              <span className="block text-xs leading-snug">
                {to === undefined
                  ? t('configurator.delivery.andMore', { count: from })
                  : t('configurator.delivery.pieces', { from: format.number(from), to: format.number(to) })}
              </span>
              <span className="block leading-snug font-semibold">
                {onSite === undefined ? t('configurator.delivery.leadTimeOnRequest') : format.day(onSite)}
              </span>
              {onSite !== undefined && <span className="block text-xs leading-snug">{format.weeks(weeks)}</span>}
            </li>
          ))}
        </ul>
      )}
      {sooner && (
        <Notice
          tone="accent"
          className="mt-2"
          actions={
            <NoticeAction effect={words.effect({ ...sooner.effect, weeks: undefined })} onClick={() => onSooner(sooner.selection)}>
              {t('configurator.sooner.choose', { value: soonerValue })}
            </NoticeAction>
          }
        >
          <Emphasised
            text={t(sooner.variation.type === 'color' ? 'configurator.sooner.color' : 'configurator.sooner.other', {
              value: soonerValue,
              weeks: format.weeks(sooner.weeksSooner),
            })}
          />
        </Notice>
      )}
    </section>
  );
};
