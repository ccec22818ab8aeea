import type { ModelSummary } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ErrorState } from '@candil/ui-kit/error-state';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useDraft } from '../../../shared/draft/use-draft';
import { FailureView } from '../../../shared/failure/failure-view';
import { Page } from '../../../shared/shell/page';
import { DRAFT_FORM, parseKeptConfiguration } from '../model/draft-form';
import type { Location } from '../model/location';
import { openingOf, savedConfiguration } from '../model/opening';
import { draftIdOf, type ProductTarget } from '../state/product-target';
import { useProductOffer } from '../state/use-product-offer';
import { ConfiguratorSkeleton } from './configurator-skeleton';
import { ConfiguratorView } from './configurator-view';

interface ProductLoaderProps {
  readonly target: ProductTarget;
  readonly catalogId: CatalogId;
  readonly model: string;
  readonly location: Location;
  readonly sitting: string;
  readonly onReopen: () => void;
}

/** Fetches model and prices, then opens the configurator with the address, the draft or the saved line. */
export const ProductLoader = ({ target, catalogId, model, location, sitting, onReopen }: ProductLoaderProps) => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  const data = useProductOffer({ catalogId, model, subFamilyId: location.subFamilyId, isNew: target.kind !== 'edit' });
  const { kept } = useDraft('regular-product', draftIdOf(target, target.kind === 'edit' ? '' : model), DRAFT_FORM, parseKeptConfiguration);
  const { offer } = data;
  // Begun once: data fetched later change the possible choices, not the chosen ones.
  const isLoaded = offer !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opening belongs to the moment the data arrived
  const opening = useMemo(() => {
    const definition = offer?.models.get(model);
    if (offer === undefined || definition === undefined) return undefined;
    return openingOf(offer, definition, { location, saved: target.kind === 'edit' ? savedConfiguration(target.product) : undefined, kept });
  }, [isLoaded]);

  if (data.isUnknown) {
    const { title, text } = wordFailure({ code: 'article.model-unknown', values: { model } });
    return (
      <Page title={title} width="text">
        <ErrorState
          level={1}
          title={title}
          description={text}
          action={
            <Button asChild variant="primary">
              <Link to="/create-project/select-collection">{t('picker.otherCollections')}</Link>
            </Button>
          }
        />
      </Page>
    );
  }
  if (data.failure !== undefined) {
    return (
      <Page title={t('configurator.failed')} width="text">
        <FailureView failure={data.failure} action="model-fetch" level={1} onRetry={data.retry} retrying={data.isFetching} />
      </Page>
    );
  }
  if (offer === undefined || opening === undefined) return <ConfiguratorSkeleton />;
  const place = location.applicationLocationId;
  const isPlacedThere = (summary: ModelSummary) =>
    place === undefined || summary.model === model || summary.applicationLocationId === place;
  return (
    <ConfiguratorView
      offer={offer}
      summaries={data.summaries.filter(isPlacedThere)}
      opening={opening}
      view={location}
      target={target}
      sitting={sitting}
      onReopen={onReopen}
    />
  );
};
