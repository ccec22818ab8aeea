import { isApiFailure } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { useRevalidator, useRouteError } from 'react-router';
import { FailureView } from '../shared/failure/failure-view';
import { Page } from '../shared/shell/page';

/** A screen that could not be drawn: its data, its code or the account did not arrive. The frame around it stays usable. */
export const RouteFailure = () => {
  const { t } = useTranslation('common-front');
  const thrown = useRouteError();
  const { revalidate, state } = useRevalidator();
  // Code that cannot be loaded is only asked for again by a new document; so is a program that broke.
  const retry = isApiFailure(thrown) ? () => void revalidate() : () => window.location.reload();
  return (
    <Page title={t('errors.page.crashed.title')} width="text">
      <FailureView failure={thrown} onRetry={retry} retrying={state === 'loading'} level={1} />
    </Page>
  );
};
