import { collectionsQuery, preconfigsQuery } from '@candil/api-client/react';
import { type CatalogId, CONFIGURATOR_IDS } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { boardPath, collectionsPath } from '../../../shared/browse/paths';
import { usePriceWords } from '../../../shared/browse/use-price-words';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';

interface ToolkitChoiceProps {
  readonly projectId: string | undefined;
  readonly catalogId: CatalogId;
}

/** The toolkits of the catalogue, each with an empty board and the boards that the maker has laid out with it. */
export const ToolkitChoice = ({ projectId, catalogId }: ToolkitChoiceProps) => {
  const { t } = useTranslation(['editor', 'eproject']);
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const format = useFormat();
  const priceWords = usePriceWords();
  const collections = useQuery({ ...collectionsQuery(client, { catalogId, lang }), meta: { action: 'collections-fetch' } });
  const toolkits = (collections.data ?? []).filter(({ configuratorType }) => configuratorType.id === CONFIGURATOR_IDS.COMPOSITOR_2D);
  const presets = useQueries({
    queries: toolkits.map(({ subFamilyId }) => ({
      ...preconfigsQuery(client, { catalogId, lang, subFamilyId }),
      meta: { action: 'preconfigs-fetch' as const },
    })),
  });
  return (
    <Page title={t('board.start.title')}>
      <h1 className="m-0 text-3xl font-semibold lg:text-4xl">{t('board.start.title')}</h1>
      <p className="m-0 mt-2 mb-8 text-md text-muted">{t('board.start.text')}</p>
      {collections.isError ? (
        <FailureView
          failure={collections.error}
          action="collections-fetch"
          onRetry={() => void collections.refetch()}
          retrying={collections.isFetching}
        />
      ) : collections.data === undefined ? (
        <Skeleton height={320} />
      ) : toolkits.length === 0 ? (
        <EmptyState
          title={t('board.none.title')}
          description={t('board.none.text')}
          action={
            <Button asChild>
              <Link to={collectionsPath({ projectId })}>{t('board.none.choose')}</Link>
            </Button>
          }
        />
      ) : (
        toolkits.map(({ subFamilyId, name, tagline }, index) => (
          <section key={subFamilyId} aria-label={name} className="mb-10">
            <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
              <div className="min-w-0 grow">
                <h2 className="m-0 text-2xl font-semibold">{name}</h2>
                <p className="m-0 mt-1 text-base text-muted">{tagline}</p>
              </div>
              <Button asChild variant="primary">
                <Link to={boardPath({ projectId }, { subFamilyId, catalogId })}>{t('board.start.blank')}</Link>
              </Button>
            </div>
            <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-4">
              {(presets[index]?.data ?? []).map((preconfig) => (
                <li key={preconfig.id}>
                  <Link
                    to={boardPath({ projectId }, { preconfigId: preconfig.id, catalogId })}
                    className="group flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface text-text no-underline transition-colors hover:border-faint"
                  >
                    <LuminairePicture day={preconfig.picture} night={null} ratio={4 / 3} sizes="(min-width: 1200px) 20rem, 50vw" />
                    <span className="flex grow flex-col p-4">
                      <span className="text-md font-semibold">{preconfig.name}</span>
                      <span className="mt-1 text-sm text-pretty text-muted">{preconfig.text}</span>
                      <span className="mt-auto flex justify-between gap-3 pt-4 text-base">
                        <strong>
                          {priceWords.exact({
                            currency: preconfig.totals.currency,
                            amount: preconfig.totals.net ?? preconfig.totals.gross,
                            net: preconfig.totals.net !== undefined,
                          })}
                        </strong>
                        <span className="text-muted">{preconfig.weeks === null ? '' : format.weeks(preconfig.weeks)}</span>
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </Page>
  );
};
