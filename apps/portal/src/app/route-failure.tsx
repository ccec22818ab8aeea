import { isApiFailure } from '@candil/api-client';
import { PartFailure } from '@candil/api-client/part';
import { useTranslation } from '@candil/i18n/react';
import { Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useEntrance } from '../shared/entrance';
import { FailureView } from '../shared/failure/failure-view';
import { lazyPart } from '../shared/part/lazy-part';
import { Page } from '../shared/shell/page';

const NotFound = lazyPart(
  () => import('../routes/not-found'),
  ({ Component }) => Component,
);

/** A screen that could not be drawn: nothing is at the address, or its data, its code or the account did not arrive. The frame around it stays usable. */
export const RouteFailure = () => {
  const { t } = useTranslation('common-front');
  const thrown = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { reportError } = useEntrance();
  const isOurs = !isApiFailure(thrown) && !isRouteErrorResponse(thrown);
  useEffect(() => {
    if (isOurs) reportError(thrown);
  }, [isOurs, thrown, reportError]);
  if (isRouteErrorResponse(thrown) && thrown.status === 404)
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  // Code that cannot be loaded is only asked for again by a new document; so is a program that broke.
  const retry = isApiFailure(thrown) && !(thrown instanceof PartFailure) ? () => void revalidate() : () => window.location.reload();
  return (
    <Page title={t('errors.page.crashed.title')} width="text">
      <FailureView failure={thrown} onRetry={retry} retrying={state === 'loading'} level={1} />
    </Page>
  );
};
