import { variationsQuery } from '@candil/api-client/react';
import { type CatalogId, formatReference } from '@candil/domain';
import { useFailureMessage } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/portal';
import type { WrittenCode } from '../model/read-code';

/** Follows a code to a model of another collection; one that is not in the catalogue is said, and everything stays as it is. */
export const useOtherModel = (catalogId: CatalogId) => {
  const { client, queries } = usePortal();
  const navigate = useNavigate();
  const toast = useToast();
  const wordFailure = useFailureMessage();
  return async ({ parts, pendantHeightCm }: WrittenCode): Promise<void> => {
    const [found] = await queries
      .fetchQuery({ ...variationsQuery(client, { model: parts.model, catalog: catalogId }), meta: { action: 'model-fetch' } })
      .catch(() => []);
    if (found === undefined) {
      toast.show({ title: wordFailure({ code: 'article.model-unknown', values: { model: parts.model } }).title, tone: 'error' });
      return;
    }
    const search = new URLSearchParams({
      subFamily: String(found.subFamilyId),
      catalog: String(catalogId),
      model: parts.model,
      reference: formatReference(parts),
      ...(pendantHeightCm !== undefined && { height: String(pendantHeightCm) }),
    });
    await navigate({ search: `?${search}` });
  };
};
