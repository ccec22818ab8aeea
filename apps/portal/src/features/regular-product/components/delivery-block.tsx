import { addDays } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { AvailabilityBadge } from '@candil/ui-kit/availability-badge';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { Emphasised } from './emphasised';

interface DeliveryBlockProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onSooner: Configurator['select'];
}

/** When the quantity is on site, and the one change that would bring it sooner. */
export const DeliveryBlock = ({ offer, configurator, words, onSooner }: DeliveryBlockProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { quote, sooner, model } = configurator;
  if (quote === undefined) return null;
  const { days, weeks, onSite } = quote.availability;
  const label =
    days < 0 ? t('configurator.delivery.ended') : weeks === undefined ? t('configurator.delivery.leadTimeOnRequest') : format.weeks(weeks);
  const from = days > 0 ? t('configurator.delivery.availableFrom', { date: format.day(addDays(offer.today, days)) }) : undefined;
  const arrival = onSite === undefined ? undefined : t('configurator.delivery.onSite', { date: format.day(onSite) });
  const soonerValue = sooner && words.value(model, sooner.variation.type, sooner.variation.modifier);
  return (
    <div>
      <AvailabilityBadge
        tone={deliveryTone({ days, weeks: weeks ?? null })}
        label={label}
        detail={[from, arrival].filter(Boolean).join(', ')}
      />
      {sooner && (
        <Notice
          tone="accent"
          className="mt-3"
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
    </div>
  );
};
