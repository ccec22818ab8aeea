import { sharedProjectQuery } from '@candil/api-client/react';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { Card, FactList } from '@candil/ui-kit/card';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { PrintIcon } from '@candil/ui-kit/icon';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { SharedProducts } from './shared-products';

/** The form of a token; anything else is not asked for. */
const TOKEN = /^[\w-]{43}$/;

/** A project opened by its public link. The token stands behind `#`, which no browser sends to a server. */
export const SharedProjectScreen = () => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const format = useFormat();
  const token = useLocation().hash.slice(1);
  const isToken = TOKEN.test(token);
  const shared = useQuery({
    ...sharedProjectQuery(client, token, { lang: language }),
    enabled: isToken,
    meta: { action: 'project-fetch', handles: ['*'] },
  });
  const project = shared.data;
  if (!isToken || (shared.isError && !project))
    return (
      <Page title={t('project.shared.title')} width="text">
        {shared.isError ? (
          <FailureView
            failure={shared.error}
            action="project-fetch"
            level={1}
            onRetry={() => void shared.refetch()}
            retrying={shared.isFetching}
          />
        ) : (
          <EmptyState
            title={t('project.shared.none')}
            description={t('project.shared.noneText')}
            action={
              <Button asChild>
                <Link to="/">{t('project.shared.home')}</Link>
              </Button>
            }
          />
        )}
      </Page>
    );
  if (project === undefined)
    return (
      <Page title={t('project.shared.title')}>
        <Skeleton height={420} className="rounded-card!" />
      </Page>
    );
  const { totals, onSite, watts, lumens, pieces } = project;
  return (
    <Page title={project.name}>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="m-0 text-2xl font-semibold wrap-anywhere md:text-3xl">{project.name}</h1>
          <p className="m-0 mt-1 text-muted">{t('project.shared.by', { name: project.sharedBy })}</p>
        </div>
        <IconButton variant="secondary" label={t('project.view.print')} icon={<PrintIcon size={18} />} onClick={() => window.print()} />
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-6">
        <SharedProducts products={project.products} withPrices={totals !== null} currency={project.currency} />
        <aside aria-label={t('project.summary')} className="lg:sticky lg:top-20">
          <Card>
            {totals && (
              <>
                <p className="m-0 text-sm text-muted">{t('project.totals.gross', { count: pieces })}</p>
                <p className="m-0 mt-1 mb-4 text-3xl font-semibold">{format.money(totals.gross, totals.currency)}</p>
              </>
            )}
            <FactList
              facts={[
                { label: t('project.shared.pieces'), value: String(pieces) },
                { label: t('project.totals.power'), value: format.watts(watts) },
                { label: t('project.totals.flux'), value: format.lumens(lumens) },
                {
                  label: t('project.totals.onSite'),
                  value: onSite ? format.day(onSite.date) : t('project.totals.onSiteUnknown'),
                  strong: true,
                },
              ]}
            />
          </Card>
        </aside>
      </div>
    </Page>
  );
};
