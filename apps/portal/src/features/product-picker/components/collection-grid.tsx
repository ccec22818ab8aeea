import type { Collection } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { collectionPath, type PickerPlace } from '../../../shared/browse/paths';
import { CollectionCard } from './collection-card';

const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8';

interface CollectionGridProps {
  readonly place: PickerPlace;
  /** Undefined while they travel. */
  readonly collections: readonly Collection[] | undefined;
}

/** The collections of the catalogue. */
export const CollectionGrid = ({ place, collections }: CollectionGridProps) => {
  const { t } = useTranslation('eproject');
  if (collections === undefined) {
    return (
      <div aria-busy className={grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key}>
            <div className="aspect-4/5 overflow-hidden rounded-card">
              <Skeleton width="100%" height="100%" />
            </div>
            <Skeleton width="50%" height={34} className="mt-4" />
            <Skeleton width="80%" height={22} className="mt-1" />
            <Skeleton width="40%" height={19} className="mt-1.5" />
          </div>
        ))}
      </div>
    );
  }
  if (collections.length === 0) return <EmptyState title={t('picker.emptyCollections')} />;
  return (
    <ul className={`${grid} m-0 list-none p-0`}>
      {collections.map((collection, index) => (
        <li key={collection.subFamilyId}>
          <CollectionCard collection={collection} to={collectionPath(place, collection.subFamilyId)} priority={index < 3} />
        </li>
      ))}
    </ul>
  );
};
