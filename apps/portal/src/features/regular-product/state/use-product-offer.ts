import { modelsQuery, priceBasisQuery, variationsQuery } from '@candil/api-client/react';
import type { ModelSummary } from '@candil/contract';
import type { CatalogId, ModelDefinition } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFlag } from '../../../shared/flags/use-flag';
import { usePortal } from '../../../shared/portal';
import { type ProductOffer, todayOf } from '../model/product-offer';
import { semiFinishedOnly } from '../model/semi-finished';

interface OfferRequest {
  readonly catalogId: CatalogId;
  readonly model: string;
  readonly subFamilyId: number | undefined;
  /** An existing line keeps its choices. */
  readonly isNew: boolean;
}

/** Data of a model and its collection. */
interface ProductData {
  readonly offer: ProductOffer | undefined;
  /** The other models of the collection, for the choice among them. */
  readonly summaries: readonly ModelSummary[];
  /** The catalogue has no such model. */
  readonly isUnknown: boolean;
  readonly failure: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const meta = { action: 'model-fetch' };

/** Data fetched for this opening is not fetched again within this time. */
const AGAIN_AFTER_MS = 15_000;

/** Fetches a model first, then its collection, so that going to another model needs no request either. */
export const useProductOffer = ({ catalogId, model, subFamilyId, isNew }: OfferRequest): ProductData => {
  const { client } = usePortal();
  const { language } = useLanguage();
  const isKept = useFlag('ArticleCollectionOptimization');
  const freshness = { staleTime: isKept ? Number.POSITIVE_INFINITY : AGAIN_AFTER_MS };
  const [today] = useState(() => todayOf(new Date()));
  const first = useQuery({ ...variationsQuery(client, { model, catalog: catalogId }), ...freshness, meta });
  const family = subFamilyId ?? first.data?.[0]?.subFamilyId;
  const avoidsFinished = useFlag('avoidPAs', family === undefined ? {} : { subFamilyId: family }) && isNew;
  const hasFamily = family !== undefined;
  const list = useQuery({
    ...modelsQuery(client, { catalog: catalogId, subFamilyId: family ?? 0, lang: language }),
    enabled: hasFamily,
    meta,
  });
  const prices = useQuery({ ...priceBasisQuery(client, { catalogId, subFamilyId: family ?? 0 }), enabled: hasFamily, meta });
  const others = (list.data ?? []).map((summary) => summary.model).filter((code) => code !== model);
  const siblings = useQuery({
    ...variationsQuery(client, { model: others, catalog: catalogId }),
    ...freshness,
    enabled: others.length > 0,
    meta,
  });

  const isListPending = hasFamily && list.isPending;

  const offer = useMemo((): ProductOffer | undefined => {
    const [definition] = first.data ?? [];
    // Without the list the other models would push the choices down when it comes.
    if (definition === undefined || prices.data === undefined || isListPending) return undefined;
    const known = [definition, ...(siblings.data ?? [])].map((each) => (avoidsFinished ? semiFinishedOnly(each) : each));
    const models = new Map<string, ModelDefinition>(known.map((each) => [each.model, each]));
    return { catalogId, today, models, prices: prices.data };
  }, [first.data, siblings.data, prices.data, isListPending, catalogId, today, avoidsFinished]);

  const failed = [first, prices].find(({ error }) => error !== null);
  return {
    offer,
    summaries: list.data ?? [],
    isUnknown: first.data?.length === 0,
    failure: failed?.error ?? undefined,
    isFetching: first.isFetching || prices.isFetching,
    retry: () => void failed?.refetch(),
  };
};
