import { comparisonQuery } from '@candil/api-client/react';
import { COMPARED_MAX } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { CompareIcon, LinkIcon } from '@candil/ui-kit/icon';
import { Notice } from '@candil/ui-kit/notice';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useToast } from '@candil/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { collectionsPath } from '../../shared/browse/paths';
import { useTargetProject } from '../../shared/browse/use-target-project';
import { useCompareTray } from '../../shared/compare/use-compare-tray';
import { comparePath, readComparison, type Variant } from '../../shared/compare/variant';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { CompareTable } from './components/compare-table';
import { VariantSearch } from './components/variant-search';

/** Up to four variants side by side; the address names them, so that it can be sent to someone. */
export const CompareScreen = () => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = useTargetProject();
  const tray = useCompareTray();
  const [replacing, setReplacing] = useState<number>();
  const { variants, leftOut, catalogId: ofCodes } = readComparison(search);
  const catalogId = ofCodes ?? target.catalogId;
  const products = variants.map(({ referenceCode, pendantHeight }) => ({
    referenceCode,
    ...(pendantHeight !== undefined && { pendantHeight }),
  }));
  const compared = useQuery({
    ...comparisonQuery(client, { catalogId, products }, { lang }),
    enabled: products.length > 0 && !target.isPending,
    meta: { action: 'model-fetch' },
  });
  const { projectId } = target.place;
  const show = (next: readonly Variant[]) => void navigate(comparePath(next, projectId), { replace: true, preventScrollReset: true });
  if (variants.length === 0 && leftOut === 0 && tray.variants.length > 0) {
    return <Navigate replace to={comparePath(tray.variants, projectId)} />;
  }
  const copyLink = async () => {
    await navigator.clipboard.writeText(window.location.href);
    toast.show({ title: t('project.share.copied') });
  };
  const take = (at: number, variant: Variant) => {
    setReplacing(undefined);
    show(at < variants.length ? variants.with(at, variant) : [...variants, variant]);
  };
  return (
    <Page title={t('compare.title')}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="m-0 text-3xl font-semibold lg:text-4xl">{t('compare.title')}</h1>
          <p className="m-0 mt-1 text-md text-muted">{t('compare.intro', { count: COMPARED_MAX })}</p>
        </div>
        {variants.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button icon={<LinkIcon size={18} />} onClick={() => void copyLink()}>
              {t('compare.copyLink')}
            </Button>
            {variants.length < COMPARED_MAX && (
              <Button icon={<CompareIcon size={18} />} onClick={() => setReplacing(variants.length)}>
                {t('compare.add')}
              </Button>
            )}
          </div>
        )}
      </div>
      {leftOut > 0 && <Notice tone="attention" title={t('compare.leftOut', { count: leftOut })} className="mb-5" />}
      {variants.length === 0 && (
        <EmptyState
          icon={<CompareIcon size={28} />}
          title={t('compare.empty')}
          description={t('compare.emptyText')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="primary" onClick={() => setReplacing(0)}>
                {t('compare.add')}
              </Button>
              <Button asChild>
                <Link to={collectionsPath(target.place)}>{t('picker.otherCollections')}</Link>
              </Button>
            </div>
          }
        />
      )}
      {compared.isError && (
        <FailureView failure={compared.error} action="model-fetch" onRetry={() => void compared.refetch()} retrying={compared.isFetching} />
      )}
      {variants.length > 0 && compared.data === undefined && !compared.isError && <Skeleton height={520} className="rounded-card" />}
      {compared.data !== undefined && variants.length > 0 && (
        <CompareTable
          variants={compared.data}
          catalogId={catalogId}
          target={target}
          busy={compared.isPlaceholderData}
          onReplace={setReplacing}
          onRemove={(at) => {
            const gone = variants[at];
            if (gone === undefined) return;
            tray.remove(gone);
            show(variants.toSpliced(at, 1));
          }}
        />
      )}
      {replacing !== undefined && (
        <VariantSearch
          catalogId={catalogId}
          shown={variants}
          onChoose={(variant) => take(replacing, variant)}
          onClose={() => setReplacing(undefined)}
        />
      )}
    </Page>
  );
};
