import { useTranslation } from '@candil/i18n/react';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { usePageTitle } from '../../../shared/shell/page-title';

/** The frame of the editor while its data travel: bar, library, canvas and dock where they will stand. */
export const EditorSkeleton = () => {
  const { t } = useTranslation('eproject');
  usePageTitle(t('composition.title'));
  return (
    <div className="flex h-dvh flex-col" role="status" aria-label={t('composition.loading')}>
      <div className="h-14 shrink-0 border-b border-hairline bg-surface" />
      <div className="flex min-h-0 grow">
        <div className="hidden w-64 shrink-0 flex-col gap-3 border-r border-hairline bg-surface p-4 lg:flex">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
        <div className="grow p-6">
          <Skeleton className="size-full" />
        </div>
      </div>
      <div className="h-16 shrink-0 border-t border-hairline bg-surface" />
    </div>
  );
};
