import { useTranslation } from '@candil/i18n/react';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { Page } from '../../../shared/shell/page';

/** The shape of the configurator while its data travel. */
export const ConfiguratorSkeleton = () => {
  const { t } = useTranslation('common-front');
  return (
    <Page title={t('shell.loading')}>
      <div aria-busy className="contents">
        <h1 className="sr-only">{t('shell.loading')}</h1>
        <Skeleton width={220} height={18} />
        <div className="mt-5 grid items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)_minmax(0,21rem)] lg:gap-9">
          <div className="aspect-4/3 overflow-hidden rounded-card md:aspect-square">
            <Skeleton width="100%" height="100%" />
          </div>
          <div className="flex flex-col gap-6">
            <Skeleton width="60%" height={40} />
            {Object.entries({ model: 132, color: 264, temperature: 72, control: 72, height: 96 }).map(([group, height]) => (
              <Skeleton key={group} width="100%" height={height} />
            ))}
          </div>
          <div className="hidden lg:block">
            <Skeleton width="100%" height={440} />
          </div>
        </div>
      </div>
    </Page>
  );
};
