import { modelsQuery, priceBasisQuery, variationsQuery } from '@candil/api-client/react';
import type { ModelSummary } from '@candil/contract';
import type { CatalogId, ModelDefinition } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../shared/portal';
import { type ProductOffer, todayOf } from '../model/product-offer';

interface Wanted {
  readonly catalogId: CatalogId;
  readonly model: string;
  readonly subFamilyId: number | undefined;
}

/** What the configurator knows of a model and its collection. */
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

/** Fetches a model first, then its collection, so that going to another model needs no request either. */
export const useProductOffer = ({ catalogId, model, subFamilyId }: Wanted): ProductData => {
  const { client } = usePortal();
  const { language } = useLanguage();
  const [today] = useState(() => todayOf(new Date()));
  const first = useQuery({ ...variationsQuery(client, { model, catalog: catalogId }), meta });
  const family = subFamilyId ?? first.data?.[0]?.subFamilyId;
  const hasFamily = family !== undefined;
  const list = useQuery({
    ...modelsQuery(client, { catalog: catalogId, subFamilyId: family ?? 0, lang: language }),
    enabled: hasFamily,
    meta,
  });
  const prices = useQuery({ ...priceBasisQuery(client, { catalogId, subFamilyId: family ?? 0 }), enabled: hasFamily, meta });
  const others = (list.data ?? []).map((summary) => summary.model).filter((code) => code !== model);
  const siblings = useQuery({ ...variationsQuery(client, { model: others, catalog: catalogId }), enabled: others.length > 0, meta });

  const isListPending = hasFamily && list.isPending;

  const offer = useMemo((): ProductOffer | undefined => {
    const [definition] = first.data ?? [];
    // Without the list the other models would push the choices down when it comes.
    if (definition === undefined || prices.data === undefined || isListPending) return undefined;
    const models = new Map<string, ModelDefinition>([definition, ...(siblings.data ?? [])].map((known) => [known.model, known]));
    return { catalogId, today, models, prices: prices.data };
  }, [first.data, siblings.data, prices.data, isListPending, catalogId, today]);

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
