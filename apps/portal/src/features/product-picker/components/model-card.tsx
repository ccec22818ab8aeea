import type { ModelSummary } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { Link } from 'react-router';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { configuratorPath, modelPath, type PickerPlace } from '../../../shared/browse/paths';
import { usePriceWords } from '../../../shared/browse/use-price-words';
import { FavouriteButton } from '../../../shared/remembered-models/favourite-button';
import { FinishDots } from './finish-dots';

interface ModelCardProps {
  readonly model: ModelSummary;
  readonly place: PickerPlace;
  readonly catalogId: number;
  /** Undefined until the collections have said it. */
  readonly configuratorTypeId: number | undefined;
  /** True where models of several collections stand side by side. */
  readonly showsCollection: boolean;
  readonly priority: boolean;
  /** The tab of the configurator; undefined = the first. */
  readonly activeTab?: string | undefined;
}

/** Width of a card in the grid of four, three, two and one. */
const SIZES = '(min-width: 1200px) 22rem, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw';

/** A model with its main data. The card links to its page, the button to its configurator. */
export const ModelCard = ({ model, place, catalogId, configuratorTypeId, showsCollection, priority, activeTab }: ModelCardProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const priceWords = usePriceWords();
  const { name, lumens, watts, ip, widthMetres, heightMetres, discontinued, weeks } = model;
  const size = `${format.size(widthMetres)} × ${format.size(heightMetres)}`;
  const facts = lumens > 0 ? [format.lumens(lumens), format.watts(watts), ip, size] : [ip, size];
  const to =
    configuratorTypeId === undefined
      ? undefined
      : configuratorPath(place, {
          configuratorTypeId,
          catalogId,
          model: model.model,
          subFamilyId: model.subFamilyId,
          reference: (model.foundFinish && model.reference) ?? undefined,
          activeTab,
        });
  return (
    <Card padding="none" className="group relative flex h-full flex-col overflow-hidden transition-colors has-[a:hover]:border-faint">
      <div className="relative">
        <LuminairePicture
          day={model.image}
          night={discontinued ? null : model.nightImage}
          sizes={SIZES}
          priority={priority}
          {...(discontinued && { className: 'opacity-60 grayscale' })}
        />
        {discontinued ? (
          <Badge tone="warning" className="absolute top-3 left-3">
            {t('picker.discontinued')}
          </Badge>
        ) : (
          model.virtual && <Badge className="absolute top-3 left-3">{t('browse.partOf')}</Badge>
        )}
        <FavouriteButton model={model.model} name={name} className="absolute! top-2 right-2 z-1 bg-surface/80!" />
      </div>
      <div className="flex grow flex-col p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="m-0 text-lg font-semibold">
            <Link to={modelPath(place, model)} className="text-inherit no-underline after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
          </h3>
          <span className="font-mono text-sm text-muted">{model.model}</span>
        </div>
        {showsCollection && <p className="m-0 text-sm text-muted">{model.subFamilyName}</p>}
        <p className="m-0 mt-1 text-sm text-pretty text-muted">{model.description}</p>
        <p className="m-0 mt-3 text-sm">{facts.join(' · ')}</p>
        <FinishDots finishes={model.finishes} />
        <div className="mt-auto flex items-end justify-between gap-3 pt-5">
          <span>
            <span className="block text-base font-semibold">{priceWords.from(model.fromPrice)}</span>
            {!discontinued && (
              <span className="block text-sm text-muted">
                {weeks === null ? t('configurator.delivery.leadTimeOnRequest') : format.weeks(weeks)}
              </span>
            )}
          </span>
          {!discontinued && to !== undefined && (
            <Button asChild className="relative z-1">
              <Link to={to} aria-label={t('picker.configure', { name })}>
                {t('browse.model.configure')}
              </Link>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
};
