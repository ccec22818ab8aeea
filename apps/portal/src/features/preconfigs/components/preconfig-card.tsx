import type { PreconfigSummary } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Link } from 'react-router';
import { CompositorLink } from '../../../shared/add-to-project/compositor-link';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { COMPOSITOR, composedPath, type PickerPlace, preconfigPath } from '../../../shared/browse/paths';
import { usePriceWords } from '../../../shared/browse/use-price-words';

interface PreconfigCardProps {
  readonly preconfig: PreconfigSummary;
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
  readonly priority: boolean;
}

/** A starting point: its picture, its price, its delivery. */
export const PreconfigCard = ({ preconfig, place, catalogId, priority }: PreconfigCardProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const priceWords = usePriceWords();
  const { id, subFamilyId, name, text, picture, composedWith, totals, weeks } = preconfig;
  const facts = [t('browse.preconfig.pieces', { count: totals.pieces }), format.lumens(totals.lumens), format.watts(totals.watts)];
  const price = { currency: totals.currency, amount: totals.net ?? totals.gross, net: totals.net !== undefined };
  const content = (
    <>
      <LuminairePicture
        day={picture}
        night={null}
        ratio={4 / 3}
        sizes="(min-width: 1200px) 27rem, (min-width: 768px) 50vw, 100vw"
        priority={priority}
      />
      <div className="flex grow flex-col p-5">
        <h2 className="m-0 text-xl font-semibold">{name}</h2>
        <p className="m-0 mt-1 text-base text-pretty text-muted">{text}</p>
        <p className="m-0 mt-3 text-sm">{facts.join(' · ')}</p>
        <p className="m-0 mt-auto flex items-baseline justify-between gap-3 pt-5">
          <span className="text-md font-semibold">{priceWords.exact(price)}</span>
          <span className="text-sm text-muted">{weeks === null ? t('configurator.delivery.leadTimeOnRequest') : format.weeks(weeks)}</span>
        </p>
      </div>
    </>
  );
  const look =
    'group flex h-full w-full flex-col overflow-hidden rounded-card border border-solid border-hairline bg-surface text-text no-underline transition-colors hover:border-faint';
  if (composedWith === COMPOSITOR) {
    return (
      <CompositorLink place={place} catalogId={catalogId} subFamilyId={subFamilyId} configId={id} className={look}>
        {content}
      </CompositorLink>
    );
  }
  return (
    <Link to={composedWith === null ? preconfigPath(place, id) : composedPath(place, { ...preconfig, catalogId })} className={look}>
      {content}
    </Link>
  );
};
