import { useTranslation } from '@candil/i18n/react';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { Page } from '../../../shared/shell/page';

/** The shape of a model's page while it travels. */
export const ModelSkeleton = () => {
  const { t } = useTranslation('common-front');
  return (
    <Page title={t('shell.loading')}>
      <div aria-busy className="contents">
        <h1 className="sr-only">{t('shell.loading')}</h1>
        <Skeleton width={220} height={22} className="mb-4" />
        <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
          {['a', 'b'].map((key) => (
            <div key={key} className="aspect-square overflow-hidden rounded-card max-md:nth-2:hidden">
              <Skeleton width="100%" height="100%" />
            </div>
          ))}
        </div>
        <Skeleton width="40%" height={48} className="mt-8" />
        <Skeleton width="60%" height={24} className="mt-3" />
      </div>
    </Page>
  );
};
