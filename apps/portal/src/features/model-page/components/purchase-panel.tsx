import type { ModelTechnicalInfo } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { AvailabilityBadge } from '@candil/ui-kit/availability-badge';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { Notice } from '@candil/ui-kit/notice';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { Link } from 'react-router';
import { AddToProject } from '../../../shared/add-to-project/add-to-project';
import { compositionPath } from '../../../shared/browse/paths';
import { usePriceWords } from '../../../shared/browse/use-price-words';
import { CompareToggle } from '../../../shared/compare/compare-toggle';
import { flagPlaceOf } from '../../../shared/flags/flag-place';
import { useFlag } from '../../../shared/flags/use-flag';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import type { ModelView } from '../model/use-model-view';
import { weeksFor } from '../model/weeks-for';
import { ReplacementNotice } from './replacement-notice';

/** At which height it hangs as shown; undefined where it does not hang. */
const standardHeightOf = ({ variations }: ModelTechnicalInfo): number | undefined =>
  variations.find(({ type }) => type === 'pendantHeight')?.options[0]?.centimetres?.standard;

/** Price, delivery and the two ways on: configure it, or add it as it is shown. */
export const PurchasePanel = ({ view }: { view: ModelView }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const priceWords = usePriceWords();
  const { info, project, catalogId, reference, quantity, setQuantity } = view;
  const configures = useFlag('regularProductConfigurator', { subFamilyId: info.subFamily.id });
  const composes = useFlag('newCompositors', flagPlaceOf(info));
  if (info.discontinued) return <ReplacementNotice view={view} />;
  const weeks = weeksFor(info.leadTimes, quantity);
  const days = info.availability?.days ?? 0;
  const to = view.configuratorPath;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-2xl font-semibold">{priceWords.from(view.fromPrice)}</span>
        <AvailabilityBadge
          tone={deliveryTone({ days, weeks })}
          label={weeks === null ? t('configurator.delivery.leadTimeOnRequest') : format.weeks(weeks)}
        />
      </div>
      {to === undefined ? (
        <Notice tone="neutral" title={t('picker.noConfigurator')}>
          {t('picker.noConfiguratorText')}
        </Notice>
      ) : (
        <>
          {configures && (
            <Button asChild variant="primary" size="lg" className="w-full">
              <Link to={to}>{t('browse.model.configure')}</Link>
            </Button>
          )}
          {composes && info.canCompose && (
            <Button asChild size="lg" className="w-full">
              <Link to={compositionPath(view.place, { model: info.model })}>{t('composition.composeWith', { name: info.name })}</Link>
            </Button>
          )}
          {reference === null ? (
            <p className="m-0 text-sm text-muted">{t('browse.model.noReference')}</p>
          ) : (
            <div className="border-t border-hairline-soft pt-4">
              <div className="mb-3 flex items-center justify-between gap-3">
                <span className="min-w-0 text-sm">
                  <span className="block text-muted">{t('browse.model.asShown')}</span>
                  <span className="block font-mono break-words">{reference}</span>
                  {view.price !== null && <span className="block font-semibold">{priceWords.exact(view.price)}</span>}
                </span>
                <QuantitySelector label={t('browse.model.quantity')} value={quantity} onValueChange={setQuantity} min={info.moq} />
              </div>
              <AddToProject
                name={info.name}
                products={[{ referenceCode: reference, quantity }]}
                catalogId={catalogId}
                project={project}
                label={t('browse.model.add')}
                variant="secondary"
                className="w-full"
              />
              <CompareToggle
                variant={{ referenceCode: reference, pendantHeight: standardHeightOf(info), name: info.name, image: view.pictures.day }}
                className="mt-2 w-full"
              />
              {info.moq > 1 && <p className="m-0 mt-2 text-sm text-muted">{t('browse.model.minimum', { count: info.moq })}</p>}
            </div>
          )}
        </>
      )}
    </Card>
  );
};
