import { isApiFailure } from '@candil/api-client';
import { collectionsQuery, preconfigQuery } from '@candil/api-client/react';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card, FactList } from '@candil/ui-kit/card';
import { ErrorState } from '@candil/ui-kit/error-state';
import { Picture } from '@candil/ui-kit/picture';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AddToProject } from '../../shared/add-to-project/add-to-project';
import { collectionsPath, preconfigsPath } from '../../shared/browse/paths';
import { pictureSources } from '../../shared/browse/picture-sources';
import { useTargetProject } from '../../shared/browse/use-target-project';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { PreconfigBreadcrumb } from './components/preconfig-breadcrumb';
import { PreconfigProducts } from './components/preconfig-products';

/** As the service writes these ids: small letters, digits and hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A starting point with all it is made of, added to a project in one step. */
export const AddPreconfigScreen = ({ preconfigId }: { preconfigId: string }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const format = useFormat();
  const { place, project, catalogId, isPending } = useTargetProject();
  const isId = SLUG.test(preconfigId) && preconfigId.length <= 80;
  const preconfig = useQuery({
    ...preconfigQuery(client, preconfigId, { catalogId, lang }),
    enabled: isId && !isPending,
    meta: { action: 'preconfig-fetch' },
  });
  const collections = useQuery({ ...collectionsQuery(client, { catalogId, lang }), meta: { action: 'collections-fetch' } });
  const { data } = preconfig;
  const collection = collections.data?.find(({ subFamilyId }) => subFamilyId === data?.subFamilyId);

  if (!isId || (isApiFailure(preconfig.error) && preconfig.error.ErrorCode === 404)) {
    return (
      <Page title={t('browse.preconfig.notFound')}>
        <ErrorState
          level={1}
          title={t('browse.preconfig.notFound')}
          action={
            <Button asChild>
              <Link to={collectionsPath(place)}>{t('picker.otherCollections')}</Link>
            </Button>
          }
        />
      </Page>
    );
  }
  if (preconfig.isError) {
    return (
      <Page title={t('browse.preconfig.title')}>
        <FailureView
          level={1}
          failure={preconfig.error}
          action="preconfig-fetch"
          onRetry={() => void preconfig.refetch()}
          retrying={preconfig.isFetching}
        />
      </Page>
    );
  }
  if (data === undefined) return <AddPreconfigSkeleton />;
  const { name, text, picture, totals, weeks, products } = data;
  const title = t('browse.preconfig.title');
  return (
    <Page title={name}>
      <PreconfigBreadcrumb
        place={place}
        project={project}
        collection={collection}
        between={{ label: title, href: preconfigsPath(place, data.subFamilyId) }}
        last={name}
      />
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14">
        <Picture src={picture} {...pictureSources(picture, '(min-width: 768px) 60vw, 100vw')} alt={name} ratio={4 / 3} priority />
        <div className="flex flex-col gap-6 md:sticky md:top-20">
          <div>
            <h1 className="m-0 text-3xl font-semibold">{name}</h1>
            <p className="m-0 mt-2 text-md text-pretty text-muted">{text}</p>
          </div>
          <Card>
            <FactList
              facts={[
                {
                  label: t('browse.preconfig.gross'),
                  value: format.money(totals.gross, totals.currency),
                  strong: totals.net === undefined,
                },
                ...(totals.net === undefined
                  ? []
                  : [{ label: t('browse.preconfig.net'), value: format.money(totals.net, totals.currency), strong: true }]),
                {
                  label: t('browse.preconfig.weeks'),
                  value: weeks === null ? t('configurator.delivery.leadTimeOnRequest') : format.weeks(weeks),
                },
                { label: t('browse.preconfig.light'), value: `${format.lumens(totals.lumens)} · ${format.watts(totals.watts)}` },
              ]}
              className="-mt-2"
            />
            <AddToProject
              name={name}
              products={products.map(({ referenceCode, quantity, pendantHeight }) => ({
                referenceCode,
                quantity,
                ...(pendantHeight !== undefined && { pendantHeight }),
              }))}
              catalogId={catalogId}
              project={project}
              label={t('browse.preconfig.add')}
              variant="primary"
              className="mt-4 w-full"
            />
          </Card>
        </div>
        <PreconfigProducts products={products} />
      </div>
    </Page>
  );
};

const AddPreconfigSkeleton = () => {
  const { t } = useTranslation('common-front');
  return (
    <Page title={t('shell.loading')}>
      <div aria-busy className="contents">
        <h1 className="sr-only">{t('shell.loading')}</h1>
        <Skeleton width={220} height={22} className="mb-3" />
        <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14">
          <div className="aspect-4/3 overflow-hidden rounded-card">
            <Skeleton width="100%" height="100%" />
          </div>
          <div>
            <Skeleton width="70%" height={40} />
            <Skeleton width="100%" height={280} className="mt-6" />
          </div>
        </div>
      </div>
    </Page>
  );
};
