import { useTranslation } from '@candil/i18n/react';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { usePageTitle } from '../../../shared/shell/page-title';

/** The shape of the configurator while its data travel. */
export const ConfiguratorSkeleton = () => {
  const { t } = useTranslation('common-front');
  usePageTitle(t('shell.loading'));
  return (
    <div aria-busy className="flex h-dvh min-h-0 flex-col bg-surface">
      <div className="h-14 shrink-0 border-b border-hairline px-4 py-3 max-md:h-[6.5rem]">
        <h1 className="sr-only">{t('shell.loading')}</h1>
        <Skeleton width={180} height={28} />
      </div>
      <div className="min-h-0 grow overflow-hidden md:grid md:grid-cols-2">
        <div className="h-[34svh] md:h-full">
          <Skeleton width="100%" height="100%" />
        </div>
        <div className="flex flex-col gap-5 px-4 py-4 md:border-s md:border-hairline md:px-8 md:py-5">
          {Object.entries({ color: 140, temperature: 64, control: 64, installation: 64, height: 88, price: 150 }).map(([group, height]) => (
            <Skeleton key={group} width="100%" height={height} />
          ))}
        </div>
      </div>
      <div className="h-20 shrink-0 border-t border-hairline px-8 py-4 max-md:h-[8.4375rem]">
        <Skeleton width="100%" height={48} />
      </div>
    </div>
  );
};
