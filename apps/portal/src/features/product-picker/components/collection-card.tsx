import type { Collection } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Link } from 'react-router';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { usePriceWords } from '../../../shared/browse/use-price-words';

interface CollectionCardProps {
  readonly collection: Collection;
  readonly to: string;
  readonly priority: boolean;
}

const SIZES = '(min-width: 1200px) 27rem, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw';

/** A collection as a large picture that lights up under pointer or focus, with its range of luminous flux. */
export const CollectionCard = ({ collection, to, priority }: CollectionCardProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const priceWords = usePriceWords();
  const { name, tagline, image, nightImage, modelCount, fromPrice, lumens } = collection;
  const range =
    lumens.min === lumens.max
      ? format.lumens(lumens.max)
      : t('picker.lumensFrom', { min: format.number(lumens.min), max: format.lumens(lumens.max) });
  return (
    <Link to={to} className="group block rounded-card text-text no-underline">
      <LuminairePicture day={image} night={nightImage} ratio={4 / 5} sizes={SIZES} priority={priority} className="rounded-card" />
      <div className="mt-4 flex items-baseline justify-between gap-4 px-0.5">
        <h2 className="m-0 text-2xl font-semibold">{name}</h2>
        <span className="shrink-0 text-base">{priceWords.from(fromPrice)}</span>
      </div>
      <p className="m-0 mt-1 px-0.5 text-base text-pretty">{tagline}</p>
      <p className="m-0 mt-1.5 px-0.5 text-sm text-muted">
        {t('picker.modelCount', { count: modelCount })}
        {lumens.max > 0 && ` · ${range}`}
      </p>
    </Link>
  );
};
