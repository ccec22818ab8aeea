import { collectionsQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { collectionPath, type PickerPlace } from '../model/picker-paths';
import { CollectionCard } from './collection-card';

const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8';

/** The collections of the catalogue. */
export const CollectionGrid = ({ place, catalogId }: { place: PickerPlace; catalogId: CatalogId }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const collections = useQuery({
    ...collectionsQuery(client, { catalogId, lang: language }),
    meta: { action: 'collections-fetch' },
  });
  if (collections.isError) {
    return (
      <FailureView
        failure={collections.error}
        action="collections-fetch"
        onRetry={() => void collections.refetch()}
        retrying={collections.isFetching}
      />
    );
  }
  if (collections.data === undefined) {
    return (
      <div aria-busy className={grid}>
        {['a', 'b', 'c'].map((key) => (
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
  if (collections.data.length === 0) return <EmptyState title={t('picker.emptyCollections')} />;
  return (
    <ul className={`${grid} m-0 list-none p-0`}>
      {collections.data.map((collection, index) => (
        <li key={collection.subFamilyId}>
          <CollectionCard collection={collection} to={collectionPath(place, collection.subFamilyId)} priority={index < 3} />
        </li>
      ))}
    </ul>
  );
};
