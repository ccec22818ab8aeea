import type { Collection } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { Link } from 'react-router';

interface CollectionCardProps {
  readonly collection: Collection;
  readonly to: string;
  readonly priority: boolean;
}

/** A collection as a large picture that lights up under pointer or focus, with its range of figures. */
export const CollectionCard = ({ collection, to, priority }: CollectionCardProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { name, tagline, image, nightImage, modelCount, fromPrice, lumens } = collection;
  const range =
    lumens.min === lumens.max
      ? format.lumens(lumens.min)
      : t('picker.lumensFrom', { min: format.number(lumens.min), max: format.lumens(lumens.max) });
  const price =
    fromPrice === null
      ? t('picker.priceOnRequest')
      : t('picker.from', { price: format.money(fromPrice.amount, fromPrice.currency, { decimals: 'whole' }) });
  return (
    <Link to={to} className="group block rounded-card text-text no-underline">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          src={image}
          alt=""
          ratio={4 / 5}
          priority={priority}
          className="w-full transition-transform duration-500 ease-out group-hover:scale-[1.015] motion-reduce:transition-none"
        />
        <img
          src={nightImage}
          alt=""
          loading="lazy"
          decoding="async"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className="absolute inset-0 size-full rounded-card object-cover opacity-0 transition-opacity duration-500 ease-in-out group-hover:opacity-100 group-focus-visible:opacity-100 motion-reduce:duration-0"
        />
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-4 px-0.5">
        <h2 className="m-0 text-2xl font-semibold">{name}</h2>
        <span className="shrink-0 text-base">{price}</span>
      </div>
      <p className="m-0 mt-1 px-0.5 text-base text-pretty">{tagline}</p>
      <p className="m-0 mt-1.5 px-0.5 text-sm text-muted">
        {t('picker.modelCount', { count: modelCount })} · {range}
      </p>
    </Link>
  );
};
