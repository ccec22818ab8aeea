import { useTranslation } from '@candil/i18n/react';
import { ErrorState } from '@candil/ui-kit/error-state';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { type ReactNode, Suspense } from 'react';
import { FailureView } from '../failure/failure-view';
import { lazyPart } from '../part/lazy-part';
import type { MadeElsewhere } from '../product-line/made-elsewhere';
import { Page } from '../shell/page';
import { WayBack } from './way-back';

const InOwnConfigurator = lazyPart(
  () => import('../product-line/in-own-configurator'),
  ({ InOwnConfigurator }) => InOwnConfigurator,
);

/** What the address of a configurator has in place of a configuration that can be edited there. */
export type NotOpened =
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly failure: unknown; readonly retry: () => void; readonly isRetrying: boolean }
  /** Project or product of the address is none. */
  | { readonly kind: 'gone' }
  | MadeElsewhere;

/** A bar, a sheet and a dock while their data travel. */
const SheetSkeleton = () => (
  <div className="flex h-dvh flex-col gap-4 p-5" aria-busy>
    <Skeleton height={48} />
    <Skeleton className="grow" />
    <Skeleton height={64} />
  </div>
);

interface NotOpenedViewProps {
  readonly state: NotOpened;
  readonly projectId: string | undefined;
  readonly skeleton?: ReactNode;
}

/** Waits, says why nothing is opened and where to go, or opens the product in the configurator that made it. */
export const NotOpenedView = ({ state, projectId, skeleton = <SheetSkeleton /> }: NotOpenedViewProps) => {
  const { t } = useTranslation('eproject');
  switch (state.kind) {
    case 'pending':
      return skeleton;
    case 'gone':
      return (
        <Page title={t('composition.gone')} width="text">
          <ErrorState
            level={1}
            title={t('composition.gone')}
            description={t('composition.goneText')}
            action={<WayBack projectId={projectId} />}
          />
        </Page>
      );
    case 'made-elsewhere':
      return (
        <Suspense fallback={skeleton}>
          <InOwnConfigurator project={state.project} product={state.product} />
        </Suspense>
      );
    case 'failed':
      return (
        <Page title={t('configurator.failed')} width="text">
          <FailureView failure={state.failure} action="configuration-fetch" level={1} onRetry={state.retry} retrying={state.isRetrying} />
        </Page>
      );
  }
};
