import { modelSearchQuery } from '@candil/api-client/react';
import type { ModelSummary } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal';

/** Most models of one answer of the search. */
const PAGE_MAX = 100;

/** Returns summaries of models, in the order of their codes; discontinued models and those of another catalogue are left out. */
export const useModelSummaries = (codes: readonly string[], catalogId: CatalogId): readonly ModelSummary[] | undefined => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const model = codes.slice(0, PAGE_MAX);
  const { data, isPlaceholderData } = useQuery({
    // Sorted: an order that changes asks for nothing new.
    ...modelSearchQuery(client, { catalog: catalogId, model: model.toSorted(), itemsPerPage: PAGE_MAX, lang }),
    enabled: model.length > 0,
    meta: { action: 'models-fetch', retry: false, handles: ['*'] },
  });
  if (model.length === 0) return [];
  const known = data && model.flatMap((code) => data.items.find((summary) => summary.model === code) ?? []);
  // Data known before may contain nothing of another list.
  return isPlaceholderData && known?.length === 0 ? undefined : known;
};
